const isTranslation = (node: Node | null | undefined): node is Element => node?.nodeName === 'FONT';

/**
 * A browser's translator takes a text out and puts its translation there, inside an element of its own; what the
 * widget then writes into its text is seen by nobody. Here a text that changes takes its place back, to be translated
 * anew. Returns how to stop.
 */
export const followTranslation = (root: Node): (() => void) => {
  const places = new WeakMap<Node, Element>();
  const observer = new MutationObserver((records) => {
    for (const { type, target, removedNodes, addedNodes, previousSibling, nextSibling } of records)
      if (type === 'characterData') {
        places.get(target)?.replaceWith(target);
        places.delete(target);
      } else
        for (const text of removedNodes) {
          const place = [...addedNodes, previousSibling, nextSibling].find(isTranslation);
          if (text.nodeType !== Node.TEXT_NODE || text.isConnected || !place) continue;
          places.set(text, place);
          // A node is watched outside the page too.
          observer.observe(text, { characterData: true });
        }
  });
  observer.observe(root, { childList: true, subtree: true });
  return () => observer.disconnect();
};
