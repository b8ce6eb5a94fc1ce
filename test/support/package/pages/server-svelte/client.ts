import { hydrate } from 'svelte';
import Page from './page.svelte';

const target = document.getElementById('root') as HTMLElement;
const html = JSON.parse(document.getElementById('html')?.textContent ?? '');

Object.assign(window, { hydrate: () => void hydrate(Page, { target, props: { html } }) });
