import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { waitForWidgets } from '../../support/embed/host-pages.ts';
import { openHostStage } from '../../support/embed/open-host-stage.ts';

const layers = suite('the widgets below a page’s own layers');
const { browser, hosts } = await openHostStage(layers);

const header = `<script async src="OCTAVO/embed/octavo.js" data-octavo data-host="SITE"></script>
  <header style="position: sticky; top: 0; z-index: 1; height: 60px; background: #ddd">A page’s own header</header>`;

/** Scrolls every control of the widget under the header. Returns the controls that a tap on the header would reach. */
const controlsAboveHeader = (host: Element) => {
  const found = new Set<string>();
  for (let row = 0; row < host.scrollHeight; row += 12) {
    scrollTo(0, host.getBoundingClientRect().top + scrollY + row - 30);
    for (let left = 4; left < innerWidth; left += 12) {
      const hit = document.elementFromPoint(left, 30);
      if (hit?.localName !== 'header') found.add(`${hit?.localName} at ${row} ${left}`);
    }
  }
  return [...found];
};

for (const element of ['calculator', 'order-form', 'price-list', 'service-rules', 'service-info'])
  layers(`UI-08 octavo-${element} is below a sticky header and takes none of its taps`, async () => {
    const context = await browser.newContext({ viewport: { width: 400, height: 700 } });
    const content = `${header}<octavo-${element} loading="eager"></octavo-${element}>
      <div style="height: 1000px"></div>`;
    const { page } = await hosts.openWith(context, content);
    await waitForWidgets(page, 1);
    await page.waitForLoadState('networkidle');
    assert.equal(await page.locator(`octavo-${element}`).evaluate(controlsAboveHeader), []);
    await context.close();
  });

const sectionBelow =
  '<section style="position: relative; z-index: 3; height: 900px; background: #eee">What follows</section>';

layers('UI-04 an open list is above a sticky header of the page', async () => {
  const context = await browser.newContext({ viewport: { width: 700, height: 900 } });
  const content = `${header}<octavo-calculator loading="eager"></octavo-calculator>${sectionBelow}`;
  const { page } = await hosts.openWith(context, content);
  await waitForWidgets(page, 1);
  await page.locator('[name=deadlineId]').click();
  const option = page.locator('[role=option]').nth(3);
  await option.waitFor();
  const role = await option.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    const root = node.getRootNode() as ShadowRoot;
    return root.elementFromPoint(left + width / 2, top + height / 2)?.getAttribute('role');
  });
  assert.is(role, 'option');
  await context.close();
});

layers('ORD-16 an open dialog is above a sticky header of the page', async () => {
  const context = await browser.newContext({ viewport: { width: 700, height: 900 } });
  const content = `${header}<octavo-order-form loading="eager" template="m2_d1"></octavo-order-form>${sectionBelow}`;
  const { page } = await hosts.openWith(context, content);
  await waitForWidgets(page, 1);
  await page.locator('[name=details]').fill('Enough to read for a writer.');
  await page.getByRole('button', { name: 'Checkout' }).click();
  await page.locator('[data-step="2"]').waitFor();
  await page.getByRole('button', { name: 'Privacy Policy' }).click();
  const dialog = page.locator('dialog[open]');
  await dialog.waitFor();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const isOnTop = await dialog.evaluate((node) => {
    const { left, top } = node.getBoundingClientRect();
    const root = node.getRootNode() as ShadowRoot;
    return node.contains(root.elementFromPoint(left + 30, top + 30));
  });
  assert.ok(isOnTop);
  await context.close();
});

layers.run();
