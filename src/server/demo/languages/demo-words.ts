import type { WordList } from '../../languages/site-words.ts';

/** Translations by list and English word. Currencies are left out, because their titles are codes that all languages share. */
export type DemoWords = Readonly<Record<Exclude<WordList, 'currency'>, Readonly<Record<string, string>>>>;
