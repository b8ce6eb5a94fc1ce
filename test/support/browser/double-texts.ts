import type { Page } from 'playwright-core';

/** Doubles the size of all texts, also of those in widgets, as a phone does whose owner has chosen large texts. */
export const doubleTexts = (page: Page) =>
  page.locator('*').evaluateAll((elements: HTMLElement[]) => {
    const sizes = elements.map((element) => {
      const { fontSize, lineHeight } = getComputedStyle(element);
      return { element, fontSize, lineHeight };
    });
    const double = (size: string) => `${2 * Number.parseFloat(size)}px`;
    for (const { element, fontSize, lineHeight } of sizes) {
      element.style.fontSize = double(fontSize);
      if (lineHeight !== 'normal') element.style.lineHeight = double(lineHeight);
    }
  });
