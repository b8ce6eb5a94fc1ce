import { build } from 'esbuild';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openHostStage, script, waitForWidgets } from '../../support/embed/host-pages.ts';

const hydration = suite('a page rendered by React on the server');
const { openWith } = await openHostStage(hydration);

const widget = createElement(
  'octavo-calculator',
  { loading: 'eager' },
  createElement('a', { href: '/order' }, 'Order'),
);
/** Client built with React's development build, which reports every node that differs from the server's HTML. */
const { outputFiles } = await build({
  stdin: {
    contents: `import { createElement } from 'react'; import { hydrateRoot } from 'react-dom/client';
      hydrateRoot(document.getElementById('app'),
        createElement('octavo-calculator', { loading: 'eager' }, createElement('a', { href: '/order' }, 'Order')),
        { onRecoverableError: console.error });
      requestIdleCallback(() => { document.isHydrated = true; });`,
    resolveDir: process.cwd(),
  },
  bundle: true,
  write: false,
  format: 'iife',
  define: { 'process.env.NODE_ENV': '"development"' },
});
const client = outputFiles[0]?.text ?? '';

for (const [title, widgetSelector] of [
  ['as soon as the element is defined', 'octavo-calculator:defined'],
  ['after the widget has been drawn', 'octavo-calculator [data-price=total]'],
] as const)
  hydration(`EMB-02 React hydrates a page with a widget without a mismatch ${title}`, async () => {
    const html = `<img src="/slow.png" alt=""><div id="app">${renderToString(widget)}</div>`;
    const page = await openWith(script + html, {
      // The image arrives after the hydration, so that the page does not count as loaded before.
      prepare: (page) =>
        page.route('**/slow.png', async (route) => {
          await page.locator(widgetSelector).waitFor({ state: 'attached' });
          await page.evaluate(client);
          await page.waitForFunction(() => 'isHydrated' in document);
          await route.fulfill({ contentType: 'image/png', body: '' });
        }),
    });
    await waitForWidgets(page, 1);
    const total = page.locator('octavo-calculator [data-price=total]');
    const before = (await total.textContent()) ?? '';
    await page.locator('octavo-calculator [name=deadlineId]').selectOption('1');
    await total.filter({ hasNotText: before }).waitFor();
    assert.is(await page.locator('octavo-calculator > a').count(), 1);
  });

hydration.run();
