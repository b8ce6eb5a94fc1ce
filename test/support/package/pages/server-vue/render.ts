import { createOctavoServer } from 'octavo/server';
import { renderToString } from 'vue/server-renderer';
import { createPage } from './page.ts';

/** Renders the whole page. */
export const renderPage = async (origin: string, script: string, host: string) => {
  const octavo = createOctavoServer({ origin, onFailure: console.error });
  const html = await octavo.widgetHtml('calculator', { loading: 'eager' });
  const root = await renderToString(createPage(html));
  return `<!doctype html><html lang="en"><head><title>A page made on a server</title></head>
    <body><div id="root">${root}</div><script async src="${script}" data-octavo data-host="${host}"></script><script src="client.js"></script>`;
};
