import litPlugin from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import wcPlugin from 'eslint-plugin-wc';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Rooms whose results depend on their arguments alone: no clock, no chance, no timer. Import directions: see scripts/. */
const pureRooms = ['src/engine/**', 'src/record/**', 'src/machine/**', 'src/notation/**'];

const impure = {
  Date: 'The time comes in as an argument.',
  performance: 'The time comes in as an argument.',
  crypto: 'Chance comes in as a source.',
  setTimeout: 'Only board/surface knows time.',
  setInterval: 'Only board/surface knows time.',
  setImmediate: 'Only board/surface knows time.',
  queueMicrotask: 'Only board/surface knows time.',
  requestAnimationFrame: 'Only board/surface knows time.',
  requestIdleCallback: 'Only board/surface knows time.',
};

export default defineConfig(
  { ignores: ['dist/', 'demo-dist/', 'storybook-static/', 'coverage/'] },
  tseslint.configs.recommendedTypeChecked,
  { languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } } },
  litPlugin.configs['flat/recommended'],
  wcPlugin.configs['flat/recommended'],
  { plugins: { 'lit-a11y': litA11y }, rules: litA11y.configs.recommended.rules },
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true, requireDefaultForNonUnion: false },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['src/**'],
    rules: {
      'max-lines': ['error', { max: 300 }],
      'max-lines-per-function': ['error', { max: 60 }],
    },
  },
  // an element may tell the page's author of a mistake
  { files: ['src/elements/**'], rules: { 'no-console': ['error', { allow: ['warn'] }] } },
  {
    files: pureRooms,
    rules: {
      'no-restricted-globals': [
        'error',
        ...Object.entries(impure).map(([name, message]) => ({ name, message })),
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Chance comes in as a source.' },
        ...Object.entries(impure).map(([property, message]) => ({ object: 'globalThis', property, message })),
      ],
    },
  },
  {
    files: ['test/**', 'scripts/**', 'bench/**', 'demo/**', 'stories/**', '*.js', '*.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['test/**'],
    rules: {
      '@typescript-eslint/no-floating-promises': 'off',
      '@typescript-eslint/no-unused-expressions': 'off',
      'lit/no-legacy-template-syntax': 'off',
    },
  },
  { files: ['**/*.js', '**/*.mjs'], extends: [tseslint.configs.disableTypeChecked] },
);
