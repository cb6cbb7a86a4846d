import { cpSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createLogger, defineConfig, type Plugin, type UserConfig } from 'vite';
import { filesBelow } from './scripts/lib.mjs';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** One entry a door: src/doors/i18n/en.ts becomes dist/i18n/en.js. */
const doors = () =>
  Object.fromEntries(
    filesBelow('src/doors').map((file) => [file.slice('src/doors/'.length, -'.ts'.length), path(file)]),
  );

/** `vite build`: ES modules for bundlers, with lit and xstate left to the page's own copies. */
const library: UserConfig = {
  publicDir: false,
  build: {
    target: 'es2022',
    minify: false,
    sourcemap: true,
    emptyOutDir: false,
    reportCompressedSize: false,
    lib: { entry: doors(), formats: ['es'], fileName: (_format, name) => `${name}.js` },
    rolldownOptions: {
      external: [/^lit(\/|$)/, /^@lit\//, /^xstate(\/|$)/],
      output: { chunkFileNames: 'chunks/[name].js' },
    },
  },
};

/**
 * A demo page names the classic script by its place in the checkout (`../dist/cdn/board.min.js`), so that it also opens
 * from disk. The demo is served from its own folder: there, `dist/cdn` lies beside the page.
 */
const classicScripts: Plugin = {
  name: 'nardy-classic-scripts',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      if (request.url?.startsWith('/dist/cdn/')) request.url = `/@fs${path('.')}${request.url.slice(1)}`;
      next();
    });
  },
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replace(/(\ssrc=")\.\.\/((?:\.\.\/)*dist\/cdn\/)/g, '$1$2'),
  },
  closeBundle() {
    if (this.environment.mode === 'build') {
      cpSync(path('dist/cdn'), path('demo-dist/dist/cdn'), { recursive: true });
    }
  },
};

const logger = createLogger('warn');
const warn = logger.warn.bind(logger);
logger.warn = (message, options) => {
  if (!/can't be bundled without type="module"/.test(message)) warn(message, options);
};

/** `vite build --mode demo` and `vite --mode demo`: the pages of demo/, with the doors taken from src. */
const demo: UserConfig = {
  root: path('demo'),
  base: './',
  plugins: [classicScripts],
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: {
    alias: [
      { find: /^nardy-board$/, replacement: path('src/doors/board.ts') },
      { find: /^nardy-board\/(.+)$/, replacement: path('src/doors/$1.ts') },
    ],
  },
  server: { fs: { allow: [path('.')] } },
  build: {
    target: 'es2022',
    outDir: path('demo-dist'),
    emptyOutDir: true,
    reportCompressedSize: false,
    rolldownOptions: {
      input: filesBelow('demo')
        .filter((file) => file.endsWith('.html'))
        .map(path),
    },
  },
};

export default defineConfig(({ mode, command }) =>
  mode === 'demo' ? { ...demo, ...(command === 'build' && { customLogger: logger }) } : library,
);
