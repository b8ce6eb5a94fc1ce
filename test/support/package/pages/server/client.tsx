import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Page } from './page.tsx';

const { script = '', host = '' } = document.body.dataset;

/** Functions with which the test hydrates the page at a chosen time. */
Object.assign(window, {
  hydrate: () =>
    hydrateRoot(
      document.getElementById('root') as HTMLElement,
      <StrictMode>
        <Page script={script} host={host} />
      </StrictMode>,
      { onRecoverableError: console.error },
    ),
});
