/**
 * The package holds no src: the manifest names what a page can import. The classes come from the door `elements`; a tag
 * is registered by the door of its name.
 */
const publishedPaths = {
  name: 'published-paths',
  packageLinkPhase({ customElementsManifest: manifest }) {
    const declarations = manifest.modules.flatMap((module) => module.declarations ?? []);
    const named = new Map(declarations.map((declaration) => [declaration.name, declaration]));
    const elements = 'dist/elements.js';
    for (const { superclass } of declarations) {
      if (superclass?.module?.startsWith('/src/')) superclass.module = elements;
    }
    for (const declaration of declarations) {
      declaration.members = declaration.members?.filter(({ privacy }) => privacy === 'public' || !privacy);
    }
    const inherited = declarations.flatMap(({ members = [], attributes = [] }) => [
      ...members,
      ...attributes,
    ]);
    for (const { inheritedFrom } of inherited) {
      if (inheritedFrom?.module) inheritedFrom.module = elements;
    }
    const classes = [...named.values()].filter(({ kind }) => kind === 'class');
    const module = (path, rest) => ({ kind: 'javascript-module', path, ...rest });
    manifest.modules = [
      module(elements, {
        declarations: classes,
        exports: classes.map(({ name }) => ({ kind: 'js', name, declaration: { name, module: elements } })),
      }),
      ...classes
        .filter(({ tagName }) => tagName)
        .map(({ name, tagName }) =>
          module(`dist/${tagName.replace(/^nardy-/, '')}.js`, {
            declarations: [],
            exports: [
              { kind: 'custom-element-definition', name: tagName, declaration: { name, module: elements } },
            ],
          }),
        ),
    ];
  },
};

export default {
  globs: ['src/elements/**/*.ts'],
  outdir: 'dist',
  litelement: true,
  packagejson: false,
  plugins: [publishedPaths],
};
