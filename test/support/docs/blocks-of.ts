import { htmlToText } from '../../../src/docs/build/html.ts';

/** Returns the snippets of a page of the guides, as a reader copies them. */
export const blocksOf = (html: string) =>
  [...html.matchAll(/<code data-language="(\w*)">(.*?)<\/code>/gs)].map(([, language = '', text = '']) => ({
    language,
    text: htmlToText(text),
  }));

/** A snippet of the guides. */
export type Block = ReturnType<typeof blocksOf>[number];
