import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  elementOf,
  isBootstrap,
  openOwnersPage,
  openTwoProviders,
  orderPageOf,
  scriptOf,
  widgetOf,
} from '../../support/embed/two-providers.ts';

const named = suite('an element that names its site');
const stage = await openTwoProviders();
const { first, second } = stage;
/** A second site of the first provider. */
const other = { host: `v2.${first.host}` };

named('the widgets of a site share its data, also after the visitor has given consent', async () => {
  let requests = 0;
  const page = await openOwnersPage(
    stage,
    scriptOf(first) +
      scriptOf(other, 'data-consent="required"').replace(
        `src="http://${other.host}`,
        `src="http://${first.host}`,
      ) +
      elementOf('calculator', other),
    async (page) =>
      page.on('request', (request) => (requests += Number(isBootstrap(new URL(request.url()))))),
  );
  await widgetOf(page, other).waitFor();
  await page.evaluate(
    ([content]) => {
      window.octavo?.push(['consent', true]);
      document.body.insertAdjacentHTML('beforeend', content);
    },
    [elementOf('price-list', other)] as const,
  );
  await page.locator('octavo-price-list[data-state=ready]').waitFor();
  assert.is(requests, 1);
});

named('the code of a site without a script of its own has the nonce of the script that runs', async () => {
  const page = await openOwnersPage(
    stage,
    scriptOf(first, 'data-nonce="once"') + elementOf('calculator', other),
  );
  assert.is(await orderPageOf(page), other.host);
  const preload = page.locator('link[rel=modulepreload][href*="/calculator-"]').first();
  assert.is(await preload.evaluate((link: HTMLLinkElement) => link.nonce), 'once');
});

named('markup of strangers that looks like a script of a site is not taken for one', async () => {
  const image = `<img data-octavo data-host="${other.host}" src="http://localhost:1/embed/octavo.js" alt="">`;
  const page = await openOwnersPage(stage, image + scriptOf(first) + elementOf('calculator', other));
  assert.is(await orderPageOf(page), other.host);
});

named('EMB-07 a site that is unknown or whose code never comes offers Retry beside a whole one', async () => {
  const unknown = { host: `nowhere.${first.host}` };
  let isReachable = false;
  const page = await openOwnersPage(
    stage,
    scriptOf(first) +
      scriptOf(second).replace('<script', '<script async') +
      [first, second, unknown].map((site) => elementOf('calculator', site)).join(''),
    async (page) => {
      await page.clock.install();
      await page.route(`http://${second.host}/embed/sites.js*`, async (route) => {
        if (isReachable) await route.continue();
      });
    },
  );
  await page.locator(`[data-host="${unknown.host}"][data-state=failed]`).getByRole('button').waitFor();
  await page.clock.fastForward(15_000);
  await page.locator(`[data-host="${second.host}"][data-state=failed]`).getByRole('button').waitFor();
  assert.is(await orderPageOf(page, `[data-host="${first.host}"]`), first.host);
  isReachable = true;
  await page.locator(`[data-host="${second.host}"]`).getByRole('button', { name: 'Retry' }).click();
  assert.is(await orderPageOf(page, `[data-host="${second.host}"]`), second.host);
});

named.run();
