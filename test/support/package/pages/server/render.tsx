import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { OctavoPrerendered } from 'octavo/react/server';
import { createOctavoServer } from 'octavo/server';
import { type ReactNode, StrictMode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { Page } from './page.tsx';

const render = (node: ReactNode) => {
  const stream = renderToPipeableStream(node, { onError: console.error });
  return text(stream.pipe(new PassThrough()));
};

/** Renders the whole page. Only React 19 renders asynchronous components on the server. */
export const renderPage = async (origin: string, script: string, host: string) => {
  const octavo = createOctavoServer({ origin, onFailure: console.error });
  const html = await octavo.widgetHtml('calculator', { template: 'm1_d1' });
  const root = await render(
    <StrictMode>
      <Page html={html} script={script} host={host} />
    </StrictMode>,
  );
  const component = OctavoPrerendered({
    from: octavo,
    widget: 'price-list',
    attributes: { theme: 'minimal', loading: 'eager' },
  });
  const aside = await render(await component);
  return `<!doctype html><html lang="en"><head><title>A page made on a server</title>${await octavo.preloadLinks('calculator')}</head>
    <body data-script="${script}" data-host="${host}"><div id="root">${root}</div><aside>${aside}</aside><script src="client.js"></script>`;
};
