import vue from '@vitejs/plugin-vue';
import { isOctavoElement } from 'octavo/elements';

/** The development build of React 18 where the environment asks for it, else of React 19. */
const alias = process.env.REACT === '18' ? { react: 'react-18', 'react-dom': 'react-dom-18' } : {};

export default {
  base: './',
  logLevel: 'error',
  resolve: { alias },
  build: { minify: false, emptyOutDir: true },
  plugins: [vue({ template: { compilerOptions: { isCustomElement: isOctavoElement } } })],
};
