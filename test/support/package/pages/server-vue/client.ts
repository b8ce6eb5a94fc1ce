import { createPage } from './page.ts';

Object.assign(window, { hydrate: () => void createPage().mount('#root') });
