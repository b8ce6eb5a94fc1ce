import type { Page } from 'playwright-core';

export interface Probe {
  /** Full name of a custom property, and a value for it. */
  token: string;
  value: string;
  /** The value as a computed style shows it. */
  shown: string;
  /** Pattern of the properties that can show it. */
  properties: string;
}

/** Returns those tokens whose value appears in a computed style of the page's widgets while the page sets them. */
export const findTokens = (page: Page, probes: readonly Probe[]): Promise<string[]> =>
  page.evaluate((wanted) => {
    const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    // A transition would keep the former value for a while.
    const calm = new CSSStyleSheet();
    calm.replaceSync('*, ::before, ::after { transition: none !important }');
    for (const root of roots) root.adoptedStyleSheets.push(calm);
    const nodes = roots.flatMap((root) => [...root.querySelectorAll('.octavo, .octavo *')]);
    const styles = nodes.flatMap((node) =>
      [null, '::before', '::after'].map((pseudo) => getComputedStyle(node, pseudo)),
    );
    const names = [...getComputedStyle(document.body)];
    const { style } = document.documentElement;
    const found = wanted.filter(({ token, value, shown, properties }) => {
      const pattern = new RegExp(properties);
      const fitting = names.filter((name) => pattern.test(name));
      style.setProperty(token, value);
      const isShown = styles.some((one) =>
        fitting.some((name) => one.getPropertyValue(name).includes(shown)),
      );
      style.removeProperty(token);
      return isShown;
    });
    for (const root of roots) root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== calm);
    return found.map(({ token }) => token);
  }, probes);
