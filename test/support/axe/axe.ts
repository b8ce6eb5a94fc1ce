import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Rules that axe runs: all, or with `colours` only those that depend on the colour scheme. */
const questions = {
  all: { type: 'tag', values: levels },
  colours: { type: 'rule', values: ['color-contrast'] },
};

interface Found {
  violations: { id: string; nodes: { target: unknown[] }[] }[];
}
type Run = (place: Element | null, options: object) => Promise<Found>;

/** Returns the violations of WCAG 2.2 AA in a part of a page: the rules, with the elements that break them. */
export const violations = async (
  page: Page,
  selector = 'html',
  question: keyof typeof questions = 'all',
): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return page.evaluate(
    async ({ selector, runOnly }) => {
      // The loop waits until the page has stopped scrolling to an error, because a control that a bar covers for a moment would
      // count as too small.
      for (let before = Number.NaN; before !== scrollY; ) {
        before = scrollY;
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      }
      const checker: { run: Run } = Reflect.get(window, 'axe');
      // `preload` is off, because no page has media that a rule would load.
      const options = { runOnly, resultTypes: ['violations'], preload: false };
      const found = await checker.run(document.querySelector(selector), options);
      return found.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' and ')}`,
      );
    },
    { selector, runOnly: questions[question] },
  );
};

/**
 * Checks a part of a page by all rules in the light scheme, and by the rules about colours in the dark scheme. Each violation
 * names its colour scheme.
 */
export const schemeViolations = async (page: Page, selector: string): Promise<string[]> => {
  const found: string[] = [];
  for (const [colorScheme, question] of [
    ['light', 'all'],
    ['dark', 'colours'],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const broken = await violations(page, selector, question);
    found.push(...broken.map((one) => `${colorScheme}: ${one}`));
  }
  return found;
};

/** A small screen in the light scheme and a large one in the dark scheme, so that every state is checked with each of both. */
export const screens = [
  { width: 320, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const;
