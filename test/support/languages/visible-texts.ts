import type { Locator } from 'playwright-core';

/** Marks every part of a translation, so that a text from no catalogue is seen. */
const marked = (translation: unknown): unknown =>
  typeof translation === 'string'
    ? translation.replaceAll(/(?<=^|%)(?!\w+%)[^%]*[^%\s][^%]*/g, '⟦$&⟧')
    : Object.fromEntries(Object.entries(Object(translation)).map(([name, form]) => [name, marked(form)]));

/** Marks the texts of a language. */
export const markTexts = (texts: unknown) =>
  Object.fromEntries(Object.entries(Object(texts)).map(([text, form]) => [text, marked(form)]));

/**
 * Lists visible texts and names with letters that carry no mark, in an element or its shadow root. Moments, names of files and codes
 * are no texts. `data` is what the site and its customer have said.
 */
export const findUnmarked = async (host: Locator, data: string): Promise<string[]> => {
  const unmarked = await host.evaluate((element) => {
    const found: string[] = [];
    for (const part of (element.shadowRoot ?? element).querySelectorAll('*')) {
      if (part.closest('time, [data-delivery-time], .chips b, .rules, .file-name, style, script, noscript'))
        continue;
      // Names of languages have a `lang` of their own, because each is written in that language.
      if (part.closest('[lang]:not(html, div)')) continue;
      for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
        if (part.hasAttribute(name)) found.push(`${part.getAttribute(name)}`);
      for (const node of part.childNodes)
        if (node.nodeType === Node.TEXT_NODE && !part.closest('[aria-hidden=true]'))
          found.push(`${node.nodeValue}`);
    }
    return found.map((text) => text.trim()).filter((text) => /\p{L}{2}/u.test(text) && !text.includes('⟦'));
  });
  const isData = (text: string) =>
    text
      .replace(/^\. |\.$/g, '')
      .split(/, |\s· /)
      .every((part) => !/\p{L}{2}/u.test(part) || data.includes(JSON.stringify(part).slice(1, -1)));
  // Currencies have codes.
  return [...new Set(unmarked.filter((text) => !isData(text) && !/^[A-Z]{3} \(.+\)$/.test(text)))];
};

/** Lists the texts of an element or its shadow root that are wider than their place. */
export const findLeaving = (host: Locator): Promise<string[]> =>
  host.evaluate((element) => {
    const found: string[] = [];
    for (const part of (element.shadowRoot ?? element).querySelectorAll('*')) {
      if (part.closest('.quiet-text, svg, select, style, script, noscript')) continue;
      let block = part;
      while (block.parentElement && /^(inline|contents)$/.test(getComputedStyle(block).display))
        block = block.parentElement;
      // What scrolls or ends in an ellipsis shows its text in another way.
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
