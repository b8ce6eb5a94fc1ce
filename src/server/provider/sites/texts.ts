import { allTexts, findLanguage, type LanguageCode, languageCodes } from '../../../languages/languages.ts';
import type { Translations } from '../../../languages/translation.ts';
import { cellOf } from '../../../order/csv.ts';
import type { UnknownFields } from '../../../order/unknown-fields.ts';
import type { Deps } from '../../deps.ts';
import { refusalTextsIn } from '../../http/refusals.ts';
import { letterTextsIn } from '../../letters/wording.ts';
import { readTable } from '../../sites/read-table.ts';
import { keyOfPlace, wordsOf } from '../../sites/site-words.ts';
import {
  listTranslations,
  readSiteTexts,
  removeSiteText,
  saveSiteText,
  writeTranslations,
} from '../../sites/store/site-texts.ts';
import type { Site } from '../../sites/store/sites.ts';
import type { Options } from '../read-arguments.ts';
import { readTextFile } from '../read-files.ts';
import { findSite, findSiteContent } from './sites.ts';

const columns = ['list', 'id', 'field', 'english', 'translation'] as const;

/** Returns the language of an argument; throws a message for the provider if there is no such language. */
const requireLanguage = (given = '', known: readonly LanguageCode[] = languageCodes): LanguageCode => {
  const language = findLanguage(given, known);
  if (!language) throw new Error(`"${given}" is not a language. The languages are: ${known.join(', ')}`);
  return language;
};

/** Returns the words of a site that can be translated. Titles of currencies are left out, because they are codes. */
const translatable = ({ bootstrap, allDictionaries }: Site) =>
  wordsOf({ ...bootstrap, dictionaries: allDictionaries }).filter(({ list }) => list !== 'currency');

const listLines = async ({ db }: Deps, site: Site, language: LanguageCode): Promise<string[]> => {
  const rows = await listTranslations(db, site.id, language);
  const texts = new Map(
    rows.map(({ list, item_id: id, field, text }) => [keyOfPlace({ list, id, field }), text]),
  );
  const lines = translatable(site).map(({ english, ...place }) => {
    const cells = [place.list, String(place.id), place.field, english, texts.get(keyOfPlace(place)) ?? ''];
    return cells.map(cellOf).join(',');
  });
  return [columns.join(','), ...lines];
};

/** Removes the apostrophe with which `names` prevents a spreadsheet from reading a text as a formula. */
const withoutApostrophe = (text: string) => text.replace(/^'(?=[=+\-@])/, '');

/** Reads the rows of a file; throws the problems of all invalid rows. */
const readRows = (text: string, site: Site) => {
  const words = new Map(translatable(site).map((word) => [keyOfPlace(word), word]));
  const problems: string[] = [];
  const read = readTable(text, columns).flatMap(({ number, named, hasMoreCells }) => {
    const { list, id, field, translation } = named;
    const key = `${list} ${id} ${field}`;
    const word = words.get(key);
    if (!word) problems.push(`Row ${number}: the site has no word "${key}", or an earlier row has it.`);
    if (hasMoreCells) problems.push(`Row ${number}: it has more cells than there are columns.`);
    words.delete(key);
    return word ? [{ list: word.list, item_id: word.id, field, text: withoutApostrophe(translation) }] : [];
  });
  if (problems.length > 0) throw new Error([...problems, 'Nothing was imported.'].join('\n'));
  return read;
};

/**
 * `names HOST LANGUAGE`: prints the words of a site with their translations as comma-separated text. `names HOST LANGUAGE
 * FILE.csv`: imports the translations of a file. An empty translation makes the word English again.
 */
export const names = async (deps: Deps, [host, tag, path]: readonly string[]): Promise<string[]> => {
  const site = await findSiteContent(deps, host);
  const language = requireLanguage(
    tag,
    languageCodes.filter((code) => code !== 'en'),
  );
  if (!path) return listLines(deps, site, language);
  const rows = readRows(await readTextFile(path), site);
  await writeTranslations(
    deps.db,
    site.id,
    rows.map((row) => ({ ...row, language })),
  );
  const translated = rows.filter(({ text }) => text).length;
  return [
    `${translated} words of ${host} are translated, ${rows.length - translated} of the file stay English.`,
    ...(site.languages.includes(language)
      ? []
      : [`Visitors do not see them yet. Add the language: set ${host} languages '["${language}"]'`]),
  ];
};

type Translation = NonNullable<Translations[string]>;

/** Returns the texts of widgets, cabinet and letters in a language, by their English texts. */
const catalogue = (language: LanguageCode): ReadonlyMap<string, Translation> => {
  const textsIn = (code: LanguageCode): Translations => ({
    ...refusalTextsIn(code),
    ...allTexts(code),
    ...letterTextsIn(code),
  });
  const english = Object.keys(textsIn('de')).map((key) => [key, key] as const);
  const translated = Object.entries(textsIn(language));
  return new Map([...english, ...translated.flatMap(([key, text]) => (text ? [[key, text] as const] : []))]);
};

/** Maximum number of texts that a search lists. */
const maximumListed = 50;

const lineOf = ([english, text]: readonly [string, Translation | undefined]) =>
  `${JSON.stringify(english)}: ${JSON.stringify(text)}`;

const search = (texts: ReadonlyMap<string, Translation>, wanted: string): string[] => {
  const found = [...texts].map(lineOf).filter((line) => line.toLowerCase().includes(wanted.toLowerCase()));
  const more = found.length - maximumListed;
  return [
    ...found.slice(0, maximumListed),
    ...(more > 0 ? [`and ${more} more. Look for a longer part of the text.`] : []),
    ...(found.length === 0 ? [`No text contains "${wanted}".`] : []),
  ];
};

const placeholdersOf = (text: string) => new Set(text.match(/%\w+%|\{\w+\}/g) ?? []);

/**
 * Throws if a wording's placeholders differ from those of its English text, because visitors would read a placeholder's name.
 */
const requirePlaceholders = (english: string, words: string, { mayOmitNumber = false } = {}) => {
  const [wanted, given] = [placeholdersOf(english), placeholdersOf(words)];
  const unknown = [...given].filter((name) => !wanted.has(name));
  const missing = [...wanted].filter((name) => !given.has(name) && !(mayOmitNumber && /^.n.$/.test(name)));
  if (unknown.length > 0)
    throw new Error(`This text has no value ${unknown.join(', ')}. Nothing was changed.`);
  if (missing.length > 0) throw new Error(`The value ${missing.join(', ')} is missing. Nothing was changed.`);
};

const parsed = (json: string): UnknownFields => {
  try {
    return Object(JSON.parse(json));
  } catch {
    throw new Error(
      `${json} is not JSON. A text by number looks so: '{"one": "%n% page", "other": "%n% pages"}'`,
    );
  }
};

/** Parses a wording. The wording of a text with a number is a JSON object of texts by plural category. */
const readWords = (words: string, language: LanguageCode, english: string): Translation => {
  if (!words.trim()) throw new Error('The wording is empty. To go back to the old one, use --remove.');
  if (!words.startsWith('{"')) {
    requirePlaceholders(english, words);
    return words;
  }
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const forms = parsed(words);
  const { other } = forms;
  for (const [category, text] of Object.entries(forms)) {
    if (!pluralCategories.some((known) => known === category) || typeof text !== 'string')
      throw new Error(`The plural categories of ${language} are: ${pluralCategories.join(', ')}`);
    requirePlaceholders(english, text, { mayOmitNumber: true });
  }
  if (typeof other !== 'string') throw new Error('The category "other" is missing. Nothing was changed.');
  return { ...forms, other };
};

/**
 * `text HOST LANGUAGE`: lists the site's own wordings. `--find TEXT`: lists texts that contain it. `text HOST LANGUAGE KEY
 * WORDS`: replaces the text whose English wording is KEY. `--remove` restores the text of the catalogue.
 */
export const text = async (
  deps: Deps,
  [host, tag, english, words]: readonly string[],
  { find, remove }: Options = {},
): Promise<string[]> => {
  const { id } = await findSite(deps, host);
  const language = requireLanguage(tag);
  const texts = catalogue(language);
  if (find !== undefined) return search(texts, find);
  if (english === undefined) {
    const own = Object.entries((await readSiteTexts(deps.db, id))(language)).map(lineOf);
    return own.length > 0 ? own : [`${host} has no wordings of its own in ${language}.`];
  }
  if (remove !== undefined) {
    const wasThere = await removeSiteText(deps.db, { site_id: id, language, english });
    if (!wasThere) throw new Error(`${host} has no wording of its own for "${english}" in ${language}.`);
    return [`"${english}" is that of the catalogue again.`];
  }
  if (!texts.has(english))
    throw new Error(`There is no text "${english}". Look for it: text ${host} ${language} --find PART`);
  if (words === undefined) return [lineOf([english, texts.get(english)])];
  const row = { site_id: id, language, english, text: JSON.stringify(readWords(words, language, english)) };
  await saveSiteText(deps.db, row);
  return [`"${english}" of ${host} is in ${language} now: ${words}`];
};
