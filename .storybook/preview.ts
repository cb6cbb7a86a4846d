import { setCustomElementsManifest, type Preview } from '@storybook/web-components-vite';
import manifest from '../dist/custom-elements.json'; // made by `npm run build`

setCustomElementsManifest(manifest);

const preview: Preview = {
  parameters: { a11y: { test: 'error' } },
  tags: ['autodocs'],
};
export default preview;
