import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { createApp } from 'vue';
// The suite writes both files before it builds the page.
import { Calculator } from './calculator.tsx';
import Pasted from './calculator.vue';

const root = document.querySelector('#root') ?? document.body;
if (location.search === '?react') createRoot(root).render(createElement(Calculator));
else createApp(Pasted).mount(root);
