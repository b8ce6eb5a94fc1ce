import type { Page } from 'playwright-core';

export interface Probe {
  /** Full name of the token's custom property. */
  token: string;
  value: string;
  /** Value as computed styles contain it. */
  shown: string;
  /** Pattern of the CSS properties that can contain the value. */
  properties: string;
}

/** Sets each token on the page; returns the tokens whose value then appears in a computed style of a widget. */
export const findTokens = (page: Page, probes: readonly Probe[]): Promise<string[]> =>
  page.evaluate((wanted) => {
    const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    // Transitions are switched off, because they would keep the former value for a while.
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
