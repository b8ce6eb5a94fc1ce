import { recolor } from '../../ui/look/recolor.ts';
import type { WidgetRoot } from './widget-module.ts';

/**
 * Adapts a widget's colours to its browser and page, and keeps its texts up to date for browser translators. Returns
 * the function that stops it.
 */
export const adaptToPage = (root: WidgetRoot): (() => void) => {
  recolor(root);
  return keepTranslated(root);
};

/**
 * Calls `follow` once after the widget has been drawn, because `follow` reads the widget and its first price. `stop` calls
 * the function that `follow` has returned.
 */
export const createFollower = (follow: () => () => void) => {
  let stop: (() => void) | undefined;
  const begin = () => {
    stop ??= follow();
  };
  return {
    start: () => queueMicrotask(begin),
    stop: () => {
      stop?.();
      stop = () => {};
    },
  };
};

const isTranslation = (node: Node | null | undefined): node is Element => node?.nodeName === 'FONT';

/**
 * Keeps translated texts up to date. A browser's translator replaces a text node by an element with the translation, so
 * that later changes of the removed node would stay invisible. When a removed text node changes, it is put back, and
 * the translator translates it again. Returns the function that stops it.
 */
const keepTranslated = (root: Node): (() => void) => {
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
