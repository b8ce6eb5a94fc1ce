import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openStage } from '../support/browser/open-stage.ts';
import { whenReady } from '../support/browser/order-journey.ts';

const screenReader = suite('the price in a screen reader');
const { browser, octavo } = await openStage();

/** Returns the texts of the price block in Chromium's accessibility tree, in reading order. */
const spokenPrice = async (page: Page): Promise<string[]> => {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const nodesById = new Map(nodes.map((node) => [node.nodeId, node]));
  const textsOf = (id: string | undefined): string[] => {
    const node = nodesById.get(String(id));
    if (node && !node.ignored && node.role?.value === 'StaticText') return [String(node.name?.value)];
    return (node?.childIds ?? []).flatMap(textsOf);
  };
  const texts = textsOf(nodes[0]?.nodeId);
  const start = texts.indexOf('Price:');
  return texts.slice(
    start,
    texts.findIndex((text, at) => at > start && !/^(Was|Total|You save|[$\d])/.test(text)),
  );
};

for (const [element, path, saved] of [
  ['octavo-calculator', '/', 'You save $1.79 (First paper −15 %)'],
  ['octavo-order-form', '/order/m2_d1/', 'You save $1.79 (−15 %)'],
] as const)
  screenReader(
    `UI-08 screen readers can read the total and the struck price of ${element} at the start`,
    async () => {
      const page = await browser.newPage({ reducedMotion: 'reduce' });
      await page.goto(`${octavo.origin}${path}?inputDiscountCode=WELCOME15`);
      const widget = await whenReady(page, element);
      await widget.locator('[data-price=total]').filter({ hasText: '$10.17' }).waitFor();
      assert.equal(await spokenPrice(page), ['Price:', 'Was', '$11.96', 'Total $10.17', saved]);
    },
  );

screenReader.run();
