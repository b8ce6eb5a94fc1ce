import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';

/**
 * Makes Chromium parse style sheets as a browser does that lacks every newer feature: names it does not know make it drop
 * a declaration, and a custom property keeps a value that means nothing.
 */
export const lackNewerFeatures = (page: Page, names: string[]) =>
  page.addInitScript((names) => {
    const newer = new RegExp(`(${names.map((name) => name.replace(/[()]/g, '\\$&')).join('|')})`, 'g');
    const { replaceSync } = CSSStyleSheet.prototype;
    CSSStyleSheet.prototype.replaceSync = function (text) {
      replaceSync.call(
        this,
        text.replace(newer, 'unknown-$1').replace(/@supports\s*\(/g, '@supports (unknown) and ('),
      );
    };
    // What a script reads of a rule is what was written there.
    const written = Object.getOwnPropertyDescriptor(CSSRule.prototype, 'cssText')?.get;
    Object.defineProperty(CSSRule.prototype, 'cssText', {
      get: function () {
        return written?.call(this).replaceAll('unknown-', '');
      },
    });
    const { supports } = CSS;
    CSS.supports = (...asked: [string]) => !asked.join(':').match(newer) && supports.apply(CSS, asked);
  }, names);

/** What the enhancements are called in a style sheet: `color-mix(`, `:has(`, `text-wrap`. */
const enhancements: Record<string, string> = JSON.parse(
  await readFile('src/embed/build/newer-styles.json', 'utf8'),
);
export const newerNames = Object.keys(enhancements)
  .filter((name) => name !== 'cursor' && name !== 'resize' && !name.startsWith('@'))
  .map((name) => name.replace(')', ''));
