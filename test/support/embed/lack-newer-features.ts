import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';

/**
 * Makes Chromium parse style sheets like a browser without the newer features. Chromium then drops a declaration with an
 * unknown name, and a custom property keeps a value that has no effect.
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
    // Scripts still read the text of a rule as it was written.
    const written = Object.getOwnPropertyDescriptor(CSSRule.prototype, 'cssText')?.get;
    Object.defineProperty(CSSRule.prototype, 'cssText', {
      get: function () {
        return written?.call(this).replaceAll('unknown-', '');
      },
    });
    const { supports } = CSS;
    CSS.supports = (...query: [string]) => !query.join(':').match(newer) && supports.apply(CSS, query);
  }, names);

/** Newer CSS features that style sheets may use as enhancements: `color-mix(`, `:has(`, `text-wrap`. */
const enhancements: Record<string, string> = JSON.parse(
  await readFile('src/embed/build/checks/newer-styles.json', 'utf8'),
);
export const newerNames = Object.keys(enhancements)
  .filter((name) => name !== 'cursor' && name !== 'resize' && !name.startsWith('@'))
  .map((name) => name.replace(')', ''));
