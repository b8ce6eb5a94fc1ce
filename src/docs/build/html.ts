/** Escapes a text for HTML, between tags or in a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Returns HTML without its tags. */
export const withoutTags = (html: string): string => html.replace(/<[^>]+>/g, '');

const references: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' };

/** Returns the text of HTML: without its tags, and with its references resolved. */
export const textOf = (html: string): string =>
  withoutTags(html).replace(/&(?:#(x?)([\da-f]+)|(\w+));/gi, (whole, hex, code, name = '') =>
    code ? String.fromCodePoint(Number.parseInt(code, hex ? 16 : 10)) : (references[name] ?? whole),
  );
