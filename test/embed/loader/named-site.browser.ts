import type { BrowserContext } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openDesktop } from '../../support/browser/browser.ts';
import { openHostStage } from '../../support/embed/open-host-stage.ts';
import { until } from '../../support/server/until.ts';

const named = suite('a site that the queue names');
const { browser, hosts } = await openHostStage(named);
let context: BrowserContext;

named.before.each(async () => {
  context = await openDesktop(browser);
});
named.after.each(() => context.close());

const script = '<script async src="OCTAVO/embed/octavo.js" data-octavo></script>';
const push = (settings: string) =>
  `<script>octavo = window.octavo || []; octavo.push(['site', ${settings}])</script>`;
const open = async (content: string) => {
  const page = await context.newPage();
  const said: string[] = [];
  page.on('console', (message) => message.text().startsWith('octavo:') && said.push(message.text()));
  await page.goto(`${hosts.addressOf('any')}?content=${encodeURIComponent(content)}`);
  return { page, said };
};
const calculator = '<octavo-calculator loading="eager"></octavo-calculator>';

named('EMB-05 a script that has lost its data attributes uses the site named in the queue', async () => {
  const { page, said } = await open(`${push("{ host: 'SITE' }")}${script}${calculator}`);
  const shown = page.locator('octavo-calculator[data-state=ready]');
  await shown.locator('[data-price=total]').filter({ hasText: '$' }).waitFor();
  assert.match(
    (await shown.locator('a.order').getAttribute('href')) ?? '',
    `http://localhost:${hosts.octavo.port}/order/`,
  );
  await shown.locator('[name=deadlineId]').selectOption('1');
  await shown.locator('[data-price=total]').filter({ hasText: '$42.50' }).waitFor();
  assert.equal(said, []);
});

named('LNG-01 the site named in the queue appears in the language of the page', async () => {
  const german = '<octavo-calculator loading="eager" locale="de"></octavo-calculator>';
  const { page } = await open(`${push("{ host: 'SITE' }")}${script}${german}`);
  await page.locator('octavo-calculator[data-state=ready] [lang=de]').waitFor();
});

named('EMB-07 the console explains a named site that is unknown, and a command without a host', async () => {
  const wrong = await open(`${push("{ host: 'nowhere.localhost:1' }")}${script}${calculator}`);
  await wrong.page.locator('octavo-calculator[data-state=failed]').waitFor();
  assert.match(wrong.said.join(), 'The data of the site "nowhere.localhost:1" could not be loaded');
  assert.match(wrong.said.join(), 'The site was named by the command "site".');
  const empty = await open(`${push('{}')}${script}`);
  await until('the empty command is explained', () =>
    empty.said.some((line) => line.includes('names no host')),
  );
});

named.run();
