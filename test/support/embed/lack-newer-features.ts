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

const apis = Object.keys(JSON.parse(await readFile('src/embed/build/checks/newer-apis.json', 'utf8')));

/**
 * Removes from Chromium every newer API that scripts may use as an enhancement: methods of all prototypes,
 * globals and events.
 */
export const lackNewerApis = (page: Page) =>
  page.addInitScript(
    (names) => {
      const events = new Set(names.filter((name) => / event$/.test(name)).map((name) => name.split(' ')[0]));
      const { addEventListener } = EventTarget.prototype;
      EventTarget.prototype.addEventListener = function (...listening: Parameters<typeof addEventListener>) {
        if (!events.has(listening[0])) addEventListener.apply(this, listening);
      };
      const methods = names.filter((name) => name.startsWith('.')).map((name) => name.slice(1));
      for (const name of Object.getOwnPropertyNames(window)) {
        const value = Reflect.get(window, name);
        if (names.includes(name)) Reflect.deleteProperty(window, name);
        else if (typeof value === 'function' && value.prototype)
          for (const method of methods) Reflect.deleteProperty(value.prototype, method);
      }
      // The properties of `Symbol` cannot be deleted, so `Symbol` is replaced.
      const symbols = Object.entries(Object.getOwnPropertyDescriptors(Symbol));
      const native = Symbol;
      const older = (text?: string) => native(text);
      for (const [name, property] of symbols)
        if (!names.includes(`Symbol.${name}`)) Object.defineProperty(older, name, property);
      Object.defineProperty(window, 'Symbol', { value: older, writable: true });
    },
    // A browser without `showPopover` and `createPolicy` lacks `popover` and `trustedTypes` too.
    [...apis, '.popover', 'trustedTypes'],
  );
