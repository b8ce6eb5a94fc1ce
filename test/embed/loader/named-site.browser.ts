import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { element, openHostStage } from '../../support/embed/host-pages.ts';

const named = suite('the site of a script on a page of another host');
const { octavo, openWith } = await openHostStage();

/** Opens a page whose script has no data attributes. */
const open = (host: string, locale = '', prepare = async (_page: Page) => {}) =>
  openWith(
    `<script>octavo = window.octavo || []; octavo.push(['site', { host: '${host}' }])</script>
    <script async src="OCTAVO/embed/octavo.js" data-octavo></script>${element('calculator', locale)}`,
    { prepare, ...(host.startsWith('nowhere') && { faults: /./ }) },
  );

named('EMB-05 a script without data attributes shows the site whose server sends it', async () => {
  const page = await openWith(
    `<script async src="OCTAVO/embed/octavo.js" data-octavo></script>${element('calculator')}`,
  );
  const shown = page.locator('octavo-calculator[data-state=ready]');
  await shown.locator('[name=deadlineId]').selectOption('1');
  await shown.locator('[data-price=total]').filter({ hasText: '$42.50' }).waitFor();
  assert.match(
    (await shown.locator('a.order').getAttribute('href')) ?? '',
    `http://localhost:${octavo.port}/order/`,
  );
});

named('EMB-05 a script that has lost its data attributes shows the site named in the queue', async () => {
  const page = await open('v2.SITE');
  const order = page.locator('octavo-calculator[data-state=ready] a.order');
  assert.match((await order.getAttribute('href')) ?? '', `http://v2.localhost:${octavo.port}/order/`);
});

named.run();
