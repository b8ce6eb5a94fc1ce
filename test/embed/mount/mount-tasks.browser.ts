import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openHostStage, script } from '../../support/embed/host-pages.ts';

const tasks = suite('a widget that is made in several tasks');
const { openWith } = await openHostStage();

/** Opens a page with a calculator. `before` runs in the page before any script. */
const open = async (before: () => void) => {
  const content = `${script}<octavo-calculator></octavo-calculator>`;
  return openWith(content, { faults: /./, prepare: (page) => page.addInitScript(before) });
};

tasks('EMB-07 Retry mounts a widget again after an error in its rendering', async () => {
  const page = await open(() => {
    const { replaceChildren } = ShadowRoot.prototype;
    const ready: string[] = [];
    Object.assign(window, { ready });
    addEventListener('octavo:ready', ({ type }) => ready.push(type));
    ShadowRoot.prototype.replaceChildren = function (...nodes) {
      const isDrawn = nodes.some(
        (node) => node instanceof Element && node.localName === 'div' && node.querySelector('form'),
      );
      if (!isDrawn) return Reflect.apply(replaceChildren, this, nodes);
      ShadowRoot.prototype.replaceChildren = replaceChildren;
      throw new Error('The page has broken this.');
    };
  });
  await page.locator('octavo-calculator[data-state=failed]').waitFor();
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.locator('octavo-calculator[data-state=ready] [data-price=total]').waitFor();
  assert.equal(await page.evaluate(() => Object(window).ready), ['octavo:ready']);
});

tasks('EMB-03 changes that a page makes in a listener of octavo:ready take effect', async () => {
  const page = await open(() => {
    addEventListener('octavo:ready', ({ target }) => (target as Element).setAttribute('theme', 'minimal'));
  });
  await page.locator('octavo-calculator [part=surface][data-theme=minimal]').waitFor();
});

tasks.run();
