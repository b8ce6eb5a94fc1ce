import { createOctavoServer } from 'octavo/server';
import { render } from 'svelte/server';
import Page from './page.svelte';

/** Renders the whole page, which carries the HTML a second time for the browser, as that of SvelteKit does. */
export const renderPage = async (origin: string, script: string, host: string) => {
  const octavo = createOctavoServer({ origin, onFailure: console.error });
  const html = await octavo.widgetHtml('calculator', { loading: 'eager' });
  const root = render(Page, { props: { html } }).body;
  return `<!doctype html><html lang="en"><head><title>A page made on a server</title></head>
    <body><div id="root">${root}</div><script type="application/json" id="html">${JSON.stringify(html).replaceAll('<', '\\u003c')}</script>
    <script async src="${script}" data-octavo data-host="${host}"></script><script src="client.js"></script>`;
};
