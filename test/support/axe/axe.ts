import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** `colours` runs only the rules that depend on the colour scheme. */
const questions = {
  all: { type: 'tag', values: levels },
  colours: { type: 'rule', values: ['color-contrast'] },
};

interface Found {
  violations: { id: string; nodes: { target: unknown[] }[] }[];
}
type Run = (place: Element | null, options: object) => Promise<Found>;

/** Violations of WCAG 2.2 AA in a part of a page: the rules and the elements that break them. */
export const violations = async (
  page: Page,
  selector = 'html',
  question: keyof typeof questions = 'all',
): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return page.evaluate(
    async ({ selector, runOnly }) => {
      // Waits until the page has stopped scrolling to an error, because a control that a bar covers in passing would count as
      // too small.
      for (let before = Number.NaN; before !== scrollY; ) {
        before = scrollY;
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      }
      const checker: { run: Run } = Reflect.get(window, 'axe');
      // The pages have no media whose data a rule would need, so nothing is loaded in advance.
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
 * Checks a part of a page in light by all rules, and in dark only by those that depend on colours. Each violation names its colour
 * scheme.
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

/**
 * Combinations of a small and a large device with a colour scheme. Each device and each scheme occurs once, so that every state
 * of a page is checked with both. AXE_MATRIX=full gives all four.
 */
export const combineSchemes = <Device>(devices: readonly [small: Device, large: Device]) => {
  const [small, large] = devices;
  const pairs = [
    { device: small, colorScheme: 'light' },
    { device: large, colorScheme: 'dark' },
  ] as const;
  if (process.env.AXE_MATRIX !== 'full') return pairs;
  const others = [
    { device: small, colorScheme: 'dark' },
    { device: large, colorScheme: 'light' },
  ] as const;
  return [...pairs, ...others];
};
