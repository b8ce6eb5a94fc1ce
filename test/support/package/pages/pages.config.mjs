import vue from '@vitejs/plugin-vue';
import { isOctavoElement } from 'octavo/elements';

/** Aliases for React 18 if the variable REACT is 18; otherwise React 19 is used. */
const alias = process.env.REACT === '18' ? { react: 'react-18', 'react-dom': 'react-dom-18' } : {};

export default {
  base: './',
  logLevel: 'error',
  resolve: { alias },
  build: { minify: false, emptyOutDir: true },
  plugins: [vue({ template: { compilerOptions: { isCustomElement: isOctavoElement } } })],
};
