import type { Locator } from 'playwright-core';

/** The mark of a translation: a zero-width non-joiner, which no translation contains and which changes no layout. */
export const mark = '\u200c';

/** Adds a mark before the first letter of every part of a translation. Visible texts without a mark come from no catalogue. */
const marked = (translation: unknown): unknown =>
  typeof translation === 'string'
    ? translation.replaceAll(/(?<=^|%)(?!\w+%)[^%\p{L}]*(?=\p{L})/gu, `$&${mark}`)
    : Object.fromEntries(Object.entries(Object(translation)).map(([name, form]) => [name, marked(form)]));

/** Marks all texts of a language, which are objects of plural forms or texts by their English texts. */
export const markTexts = (texts: unknown) =>
  Object.fromEntries(Object.entries(Object(texts)).map(([text, form]) => [text, marked(form)]));

/**
 * Lists visible texts and accessible names that have letters but no mark, in an element or its shadow root. Times, names of
 * files and codes are left out. `data` contains the texts of the site and the customer.
 */
export const findUnmarked = async (host: Locator, data: string): Promise<string[]> => {
  const unmarked = await host.evaluate((element, mark) => {
    const found: string[] = [];
    for (const part of (element.shadowRoot ?? element).querySelectorAll('*')) {
      if (part.closest('time, [data-delivery-time], .chips b, .rules, .file-name, style, script, noscript'))
        continue;
      // Names of languages are left out. They have an attribute `lang`, because each is written in its own language.
      if (part.closest('[lang]:not(html, div)')) continue;
      for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
        if (part.hasAttribute(name)) found.push(`${part.getAttribute(name)}`);
      for (const node of part.childNodes)
        if (node.nodeType === Node.TEXT_NODE && !part.closest('[aria-hidden=true]'))
          found.push(`${node.nodeValue}`);
    }
    return found.map((text) => text.trim()).filter((text) => /\p{L}{2}/u.test(text) && !text.includes(mark));
  }, mark);
  const isData = (text: string) =>
    text
      .replaceAll('\u00a0', ' ')
      .replace(/^\. |\.$/g, '')
      .split(/, |\s·\s/)
      .every((part) => !/\p{L}{2}/u.test(part) || data.includes(JSON.stringify(part).slice(1, -1)));
  // Names of currencies such as `USD ($)` are left out, because all languages share their codes.
  return [...new Set(unmarked.filter((text) => !isData(text) && !/^[A-Z]{3} \(.+\)$/.test(text)))];
};

/** Lists the texts of an element or its shadow root that are wider than their block. */
export const findLeaving = (host: Locator): Promise<string[]> =>
  host.evaluate((element) => {
    const found: string[] = [];
    for (const part of (element.shadowRoot ?? element).querySelectorAll('*')) {
      if (part.closest('.quiet-text, svg, select, style, script, noscript')) continue;
      let block = part;
      while (block.parentElement && /^(inline|contents)$/.test(getComputedStyle(block).display))
        block = block.parentElement;
      // A block that scrolls or ends in an ellipsis may have a wider text.
      let clipped: Element | null = block;
      while (clipped && getComputedStyle(clipped).overflowX === 'visible') clipped = clipped.parentElement;
      if (clipped) continue;
      const place = block.getBoundingClientRect();
      for (const node of part.childNodes) {
        if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const { left, right } = range.getBoundingClientRect();
        if (left < place.left - 1 || right > place.right + 1) found.push(node.nodeValue);
      }
    }
    return found;
  });
