/** Returns HTML without its tags. Character references such as `&amp;` stay. */
export const withoutTags = (html: string): string => html.replace(/<[^>]+>/g, '');

const references: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' };

/** Returns the text of HTML: without its tags, and with its references resolved. */
export const htmlToText = (html: string): string =>
  withoutTags(html).replace(/&(?:#(x?[\da-f]+)|(\w+));/gi, (whole, code?: string, name = '') =>
    code ? String.fromCodePoint(Number(code.replace(/^x/i, '0x'))) : (references[name] ?? whole),
  );
