import vue from '@vitejs/plugin-vue';
import { isOctavoElement } from 'octavo/elements';

export default {
  base: './',
  logLevel: 'error',
  build: { minify: false, emptyOutDir: true },
  plugins: [vue({ template: { compilerOptions: { isCustomElement: isOctavoElement } } })],
};
