import type { Page } from 'playwright-core';

/** Collects the name of every part that a page's widgets have at any time, also on later pages of the same tab. */
export const watchParts = async (page: Page): Promise<ReadonlySet<string>> => {
  const seen = new Set<string>();
  await page.exposeFunction('reportPart', (name: string) => void seen.add(name));
  await page.addInitScript(() => {
    const report: (name: string) => unknown = Reflect.get(window, 'reportPart');
    const known = new Set<string>();
    const look = (root: ShadowRoot) => {
      for (const node of root.querySelectorAll('[part]'))
        for (const name of node.part)
          if (!known.has(name)) {
            known.add(name);
            report(name);
          }
    };
    const { attachShadow } = Element.prototype;
    Element.prototype.attachShadow = function (options) {
      const root = attachShadow.call(this, options);
      const observer = new MutationObserver(() => look(root));
      observer.observe(root, { childList: true, subtree: true, attributeFilter: ['part'] });
      return root;
    };
  });
  return seen;
};
