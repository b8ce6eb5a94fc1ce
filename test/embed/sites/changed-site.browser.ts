import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  elementOf,
  holdData,
  openOwnersPage,
  openTwoProviders,
  orderPageOf,
  scriptOf,
} from '../../support/embed/two-providers.ts';
import { until } from '../../support/server/until.ts';

const changed = suite('an element whose site changes while it loads');
const stage = await openTwoProviders();
const { first } = stage;
/** A second site of the first provider. */
const other = { host: `v2.${first.host}` };

/** Opens a page and adds the calculator of a site whose data are held back. */
const openWhileLoading = async () => {
  const page = await openOwnersPage(stage, scriptOf(first));
  const { count, release } = await holdData(page, other);
  await page.evaluate(
    (html) => document.body.insertAdjacentHTML('beforeend', html),
    elementOf('calculator', other),
  );
  await until('the data are requested', () => count() > 0);
  return { page, release };
};

/** Lets the calculator name another site, or none. */
const nameSite = (page: Page, site: string | null) =>
  page.locator('octavo-calculator').evaluate((element, host) => {
    if (host) element.setAttribute('data-host', host);
    else element.removeAttribute('data-host');
  }, site);

changed('an element that gets its data-host after its insertion shows this site', async () => {
  const page = await openOwnersPage(stage, scriptOf(first));
  await page.evaluate((host) => {
    const calculator = document.createElement('octavo-calculator');
    calculator.setAttribute('loading', 'eager');
    document.body.append(calculator);
    calculator.dataset.host = host;
  }, other.host);
  assert.is(await orderPageOf(page), other.host);
});

for (const [change, later] of [
  ['changes', first.host],
  ['goes', null],
] as const)
  changed(
    `an element whose data-host ${change} while its site is loading does not show that site`,
    async () => {
      const { page, release } = await openWhileLoading();
      await nameSite(page, later);
      release();
      assert.is(await orderPageOf(page), first.host);
    },
  );

changed.run();
