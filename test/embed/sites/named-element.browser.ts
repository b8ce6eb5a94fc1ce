import type { Page, Route } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  elementOf,
  openOwnersPage,
  openTwoProviders,
  scriptOf,
  widgetOf,
} from '../../support/embed/two-providers.ts';
import { until } from '../../support/server/until.ts';

const named = suite('an element that names its site');
const stage = await openTwoProviders(named);
const { first, second } = stage;
/** A second site of the first provider. */
const other = { host: `v2.${first.host}` };

const bootstrap = (url: URL) => url.pathname.startsWith('/v1/client/bootstrap/');

/** Holds the data of a site back. Returns the number of requests for them, and the function that lets them come. */
const holdData = async (page: Page, { host }: typeof other) => {
  const held: Route[] = [];
  let isOpen = false;
  await page.route(
    (url) => bootstrap(url) && url.host === `api.${host}`,
    async (route) => {
      if (isOpen) await route.continue();
      else held.push(route);
    },
  );
  const release = async () => {
    isOpen = true;
    await Promise.all(held.map((route) => route.continue()));
  };
  return { count: () => held.length, release };
};

const orderPageOf = async (page: Page, selector = 'octavo-calculator') => {
  const link = page.locator(`${selector}[data-state=ready] a.order`);
  await link.waitFor();
  return new URL((await link.getAttribute('href')) ?? '').host;
};

named('the widgets of a site share its data, also after the visitor has given consent', async () => {
  let requests = 0;
  const { page, errors, close } = await openOwnersPage(
    stage,
    scriptOf(first) +
      scriptOf(other, 'data-consent="required"').replace(
        `src="http://${other.host}`,
        `src="http://${first.host}`,
      ) +
      elementOf('calculator', other),
    async (page) => page.on('request', (request) => (requests += Number(bootstrap(new URL(request.url()))))),
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
  assert.equal(errors, []);
  await close();
});

named('the code of a site without a script of its own has the nonce of the script that runs', async () => {
  const { page, errors, close } = await openOwnersPage(
    stage,
    scriptOf(first, 'data-nonce="once"') + elementOf('calculator', other),
  );
  assert.is(await orderPageOf(page), other.host);
  const preload = page.locator('link[rel=modulepreload]').first();
  assert.is(await preload.evaluate((link: HTMLLinkElement) => link.nonce), 'once');
  assert.match((await preload.getAttribute('href')) ?? '', '/calculator-');
  assert.equal(errors, []);
  await close();
});

named('an element that gets its data-host after its insertion shows this site', async () => {
  const { page, errors, close } = await openOwnersPage(stage, scriptOf(first));
  await page.evaluate((host) => {
    const calculator = document.createElement('octavo-calculator');
    calculator.setAttribute('loading', 'eager');
    document.body.append(calculator);
    calculator.dataset.host = host;
  }, other.host);
  assert.is(await orderPageOf(page), other.host);
  assert.equal(errors, []);
  await close();
});

for (const [change, later] of [
  ['changes', first.host],
  ['goes', null],
] as const)
  named(
    `an element whose data-host ${change} while its site is loading does not show that site`,
    async () => {
      const { page, errors, close } = await openOwnersPage(stage, scriptOf(first));
      const { count, release } = await holdData(page, other);
      await page.evaluate(
        (html) => document.body.insertAdjacentHTML('beforeend', html),
        elementOf('calculator', other),
      );
      await until('the data are requested', () => count() > 0);
      await page.locator('octavo-calculator').evaluate((element, host) => {
        if (host) element.setAttribute('data-host', host);
        else element.removeAttribute('data-host');
      }, later);
      await release();
      assert.is(await orderPageOf(page), first.host);
      assert.equal(errors, []);
      await close();
    },
  );

named(
  'an element that is removed while its site is loading stays empty, and loads when it is back',
  async () => {
    const { page, errors, close } = await openOwnersPage(stage, scriptOf(first));
    const { count, release } = await holdData(page, other);
    await page.evaluate(
      (html) => document.body.insertAdjacentHTML('beforeend', html),
      elementOf('calculator', other),
    );
    await until('the data are requested', () => count() > 0);
    await page.locator('octavo-calculator').evaluate(async (element) => {
      Object.assign(window, { removed: element });
      element.remove();
      // This timer ends after that of the element, which waits as long before it takes its removal for final.
      await new Promise((done) => setTimeout(done, 1000));
    });
    const answered = page.waitForResponse((response) => bootstrap(new URL(response.url())));
    await release();
    await (await answered).finished();
    await page.evaluate(() => document.body.append(Reflect.get(window, 'removed')));
    assert.is(await orderPageOf(page), other.host);
    assert.equal(errors, []);
    await close();
  },
);

named('where one script of a site is out of reach, Retry takes the other one', async () => {
  const gone = '<script src="http://localhost:1/embed/octavo.js" data-octavo';
  const { page, errors, close } = await openOwnersPage(
    stage,
    `${scriptOf(first)}${gone} data-host="${second.host}"></script>${scriptOf(second)}${elementOf('calculator', second)}`,
  );
  await page.locator('[data-state=failed]').getByRole('button', { name: 'Retry' }).click();
  assert.is(await orderPageOf(page), second.host);
  assert.equal(errors, []);
  await close();
});

named('EMB-07 a site that is unknown or whose code never comes offers Retry beside a whole one', async () => {
  const unknown = { host: `nowhere.${first.host}` };
  let isReachable = false;
  const { page, errors, close } = await openOwnersPage(
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
  assert.equal(errors, []);
  await close();
});

named.run();
