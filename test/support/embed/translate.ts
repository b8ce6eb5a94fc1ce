import type { Locator } from 'playwright-core';

/**
 * Translates a widget as a browser's translator does: replaces every text with a translation inside two `font`
 * elements. With `isMoved`, the text node itself is kept, as some translators do.
 */
export const translate = (widget: Locator, isMoved = false) =>
  widget.evaluate((host, keepsText) => {
    const root = host.shadowRoot;
    if (!root) throw new Error('no shadow root');
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    const isKept = ({ parentElement }: Text) =>
      parentElement?.closest('[translate=no], .notranslate, style, font');
    for (const text of texts) {
      if (!text.data.trim() || isKept(text)) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(keepsText ? text : `«${text.data}»`);
    }
  }, isMoved);
