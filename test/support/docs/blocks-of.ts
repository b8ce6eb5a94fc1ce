import { textOf } from '../../../src/docs/build/html.ts';

/** A snippet of the guides. */
export interface Block {
  language: string;
  text: string;
}

/** Returns the snippets of a page of the guides, as a reader copies them. */
export const blocksOf = (html: string): Block[] =>
  [...html.matchAll(/<code data-language="(\w*)">(.*?)<\/code>/gs)].map(([, language = '', text = '']) => ({
    language,
    text: textOf(text),
  }));
