/** Attributes with ids. */
const names = ['id', 'for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-activedescendant'];

const selector = names.map((name) => `[${name}]`).join();

/**
 * Puts a prefix before every id below a node, because a page, and a second widget on it, may have the same ids. The observer runs
 * before the browser draws. Texts of rules keep their ids, which are anchors in addresses. Returns the function that stops it.
 */
export const scopeIds = (root: Element, prefix: string): (() => void) => {
  const update = (element: Element) => {
    if (element.closest('.rich-text')) return;
    for (const name of names) {
      const ids = element.getAttribute(name);
      if (ids && !ids.startsWith(prefix)) element.setAttribute(name, ids.replace(/\S+/g, `${prefix}$&`));
    }
  };
  const observer = new MutationObserver((records) => {
    for (const { type, target } of records)
      if (target instanceof Element) {
        if (type === 'attributes') update(target);
        else target.querySelectorAll(selector).forEach(update);
      }
  });
  observer.observe(root, { childList: true, subtree: true, attributeFilter: names });
  return () => observer.disconnect();
};
