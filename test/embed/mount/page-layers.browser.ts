import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { everyWidget } from '../../../src/public-interface/elements.ts';
import { element, openHostStage } from '../../support/embed/host-pages.ts';

const layers = suite('the widgets below a page’s own layers');
const { openWidgets } = await openHostStage({ visitor: { viewport: { width: 700, height: 700 } } });

const header =
  '<header style="position: sticky; top: 0; z-index: 1; height: 60px; background: #ddd">A page’s own header</header>';

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

layers('UI-08 every widget is below a sticky header and takes none of its taps', async () => {
  const widgets = everyWidget.map((name) => element(name));
  const page = await openWidgets(`${header}${widgets.join('')}<div style="height: 1000px"></div>`);
  await page.waitForLoadState('networkidle');
  for (const name of everyWidget)
    assert.equal(await page.locator(`octavo-${name}`).evaluate(controlsAboveHeader), [], name);
});

layers('UI-04 an open list is above a sticky header of the page', async () => {
  const page = await openWidgets(
    `${header}${element('calculator')}<section style="position: relative; z-index: 3; height: 900px; background: #eee">What follows</section>`,
  );
  await page.locator('[name=deadlineId]').click();
  const option = page.locator('[role=option]').nth(3);
  await option.waitFor();
  const role = await option.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    const root = node.getRootNode() as ShadowRoot;
    return root.elementFromPoint(left + width / 2, top + height / 2)?.getAttribute('role');
  });
  assert.is(role, 'option');
});

layers('UI-08 a page hears its shortcuts, and nothing that is typed or closed in a widget', async () => {
  const page = await openWidgets(element('order-form', 'template="m2_d1"'));
  await page.getByRole('button', { name: 'Useful Extras' }).press('Enter');
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    document.addEventListener('keydown', ({ key, target }) => {
      if (!(target instanceof HTMLInputElement)) heard.push(key);
    });
  });
  await page.locator('[name=topic]').evaluate((field) => (field as HTMLInputElement).select());
  await page.keyboard.type('a/s ');
  assert.is(await page.locator('[name=topic]').inputValue(), 'a/s ');
  await page.keyboard.press('Alt+k');
  await page.locator('.hint-mark').first().focus();
  const hint = page.locator('[role=tooltip]:not([hidden])');
  await hint.waitFor();
  await page.keyboard.press('Escape');
  await hint.waitFor({ state: 'detached' });
  // The hint stops listening after the frame that has removed it.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await page.keyboard.press('Escape');
  assert.equal(await page.evaluate(() => Reflect.get(window, 'heard')), ['Alt', 'k', 'Escape']);
});

layers.run();
