/** Returns the text of HTML with its references resolved. */
export const decoded = (html: string): string =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

/** A snippet of the guides. */
export interface Block {
  language: string;
  text: string;
}

/** Returns the snippets of a page of the guides, as a reader copies them. */
export const blocksOf = (html: string): Block[] =>
  [...html.matchAll(/<code data-language="(\w*)">(.*?)<\/code>/gs)].map(([, language = '', text = '']) => ({
    language,
    text: decoded(text),
  }));
