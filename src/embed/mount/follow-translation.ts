const isTranslation = (node: Node | null | undefined): node is Element => node?.nodeName === 'FONT';

/**
 * Keeps translated texts up to date. A browser's translator replaces a text node by an element with the translation, so
 * that later changes of the removed node would stay invisible. When a removed text node changes, it is put back, and
 * the translator translates it again. Returns the function that stops it.
 */
export const followTranslation = (root: Node): (() => void) => {
  const translations = new WeakMap<Node, Element>();
  const observer = new MutationObserver((records) => {
    for (const { type, target, removedNodes, addedNodes, previousSibling, nextSibling } of records)
      if (type === 'characterData') {
        translations.get(target)?.replaceWith(target);
        translations.delete(target);
      } else
        for (const text of removedNodes) {
          const translation = [...addedNodes, previousSibling, nextSibling].find(isTranslation);
          if (text.nodeType !== Node.TEXT_NODE || text.isConnected || !translation) continue;
          translations.set(text, translation);
          // Observes the text itself, because an observer also reports changes of a node that has left the document.
          observer.observe(text, { characterData: true });
        }
  });
  observer.observe(root, { childList: true, subtree: true });
  return () => observer.disconnect();
};
