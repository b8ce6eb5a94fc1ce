import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Checker {
  run(
    place: Element | null,
    options: object,
  ): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}

/** What a checker of WCAG 2.2 AA finds in a part of a page, each with the first place it is found at. */
export const violations = async (page: Page, selector = 'html'): Promise<string[]> => {
  await page.evaluate(axe);
  return page.evaluate(async (part) => {
    const checker: Checker = Reflect.get(window, 'axe');
    const values = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
    const runOnly = { type: 'tag', values };
    const found = await checker.run(document.querySelector(part), { runOnly });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  }, selector);
};
