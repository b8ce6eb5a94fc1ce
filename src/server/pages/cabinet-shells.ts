import type { IncomingHttpHeaders } from 'node:http';
import Negotiator from 'negotiator';
import { allTexts, describeLanguage, findLanguage, translatorOf } from '../../languages/languages.ts';
import type { Text } from '../../languages/text.ts';
import { type Content, escapeHtml, withText } from '../http/content.ts';
import { refusalTextsIn } from '../http/refusals.ts';
import { brandStyle, logoOf } from '../sites/brand.ts';
import { inLocale, type Site } from '../sites/store/sites.ts';
import { createSiteCache, type Folder } from './static.ts';

/** Texts of the cabinet's shell, the page that a visitor sees until the cabinet's script runs. */
const shellTexts: readonly Text[] = [
  'Start an order',
  'My cabinet',
  'Your orders, files, writers and profile.',
  'This page is late, or was lost on the way.',
  'Load it again',
  'Your orders are shown by a script, and scripts are turned off in this browser. Turn them on for this site, then load the page again.',
];

/** Writes the site's languages as `<link>` elements, from which the cabinet makes its choice of language. */
const alternatesOf = ({ languages }: Site) =>
  languages.map((code) => {
    const { name } = describeLanguage(code);
    return `<link rel="alternate" hreflang="${code}" title="${name}" href="?locale=${code}" />`;
  });

/** Writes the texts of a language as JSON, because a content security policy refuses inline scripts but no data. */
const dataOf = ({ language, ownTexts }: Site) => {
  const texts = JSON.stringify({ ...refusalTextsIn(language), ...allTexts(language, ownTexts) });
  return `<script type="application/json" id="texts">${texts.replaceAll('<', '\\u003c')}</script>`;
};

/** Replaces the shell's texts and its language. */
const translateShell = (english: string, { language, ownTexts }: Site): string => {
  const t = translatorOf(language, ownTexts);
  const { direction } = describeLanguage(language);
  return shellTexts
    .reduce((page, text) => page.replaceAll(text, () => escapeHtml(t(text))), english)
    .replace('<html lang="en">', `<html lang="${language}" dir="${direction}">`);
};

/** Writes the look of the site, its name, and the path of its logo, from which the cabinet makes its header. */
const brandOf = ({ brand, bootstrap }: Site) => {
  const logo = logoOf(brand);
  const name = `<meta name="application-name" content="${escapeHtml(bootstrap.config.title)}" />`;
  return [brandStyle(brand), name, ...(logo ? [`<meta name="logo" content="${logo.path}" />`] : [])];
};

const hasOwnTexts = ({ ownTexts }: Site) => Object.keys(ownTexts).length > 0;

/** Returns the shell in the language of `site`. English needs no added texts, unless the site has its own wordings. */
const writeShell = (english: string, site: Site): string => {
  const isPlain = site.language === 'en' && !hasOwnTexts(site);
  const shell = isPlain ? english : translateShell(english, site);
  const added = [
    ...(site.languages.length > 1 ? alternatesOf(site) : []),
    ...(isPlain ? [] : [dataOf(site)]),
    ...brandOf(site),
  ];
  return shell.replace('</head>', () => `${added.join('')}</head>`);
};

const cookieTag = (cookies = '') => /(?:^|;\s*)octavo-locale=([\w-]+)/.exec(cookies)?.[1];

interface ShellRequest {
  site: Site;
  /** Path of the shell in the folder of the cabinet. */
  name: string;
  query: string;
  headers: Pick<IncomingHttpHeaders, 'cookie' | 'accept-language'>;
}

/** Returns the language of the address, else that of the customer's cookie, else the browser's. */
const languageFor = ({ site: { languages }, query, headers }: Omit<ShellRequest, 'name'>) => {
  const requestedTag = new URLSearchParams(query).get('locale');
  const tags = [requestedTag, cookieTag(headers.cookie), ...new Negotiator({ headers }).languages()];
  for (const tag of tags) {
    const found = findLanguage(tag, languages);
    if (found) return found;
  }
  return 'en';
};

/** Request headers from which the shell's language is chosen, for `Vary`. */
export const shellVary: readonly string[] = ['accept-language', 'cookie'];

/** Creates the function that returns the cabinet's shell in the visitor's language. Each site's shells are cached. */
export const createCabinetShells = (files: Folder) => {
  const cached = createSiteCache<Promise<Content>>();
  return async ({ site, name, ...visitor }: ShellRequest): Promise<Content | undefined> => {
    const english = files.get(name);
    if (!english) return;
    const localized = inLocale(site, languageFor({ site, ...visitor }));
    return cached(localized, name, () => withText(english, writeShell(english.plain.toString(), localized)));
  };
};
