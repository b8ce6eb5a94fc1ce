import { findLanguage, type LanguageCode, languageCodes } from '../../../languages/languages.ts';
import { cellOf } from '../../../order/csv.ts';
import type { Deps } from '../../deps.ts';
import { readTable } from '../../sites/read-table.ts';
import { keyOfPlace, translatableWords } from '../../sites/site-words.ts';
import { listTranslations, writeTranslations } from '../../sites/store/site-texts.ts';
import type { Site } from '../../sites/store/sites.ts';
import { bumpVersion } from '../../sites/store/write-site.ts';
import { readTextFile } from '../read-files.ts';
import { findSiteContent } from './sites.ts';

const columns = ['list', 'id', 'field', 'english', 'translation'] as const;

/** Returns the language of an argument; throws a message for the provider if there is no such language. */
const requireLanguage = (tag = '', languages: readonly LanguageCode[] = languageCodes): LanguageCode => {
  const language = findLanguage(tag, languages);
  if (!language) throw new Error(`"${tag}" is not a language. The languages are: ${languages.join(', ')}`);
  return language;
};

const listLines = async ({ db }: Deps, site: Site, language: LanguageCode): Promise<string[]> => {
  const words = await listTranslations(db, site, language);
  const lines = words.map(({ list, id, field, english, text = '' }) =>
    [list, String(id), field, english, text].map(cellOf).join(','),
  );
  return [columns.join(','), ...lines];
};

/** Removes the apostrophe with which `names` prevents a spreadsheet from reading a text as a formula. */
const withoutApostrophe = (text: string) => text.replace(/^'(?=[=+\-@])/, '');

/** Reads the rows of a file; throws the problems of all invalid rows. */
const readRows = (text: string, site: Site) => {
  const words = new Map(translatableWords(site).map((word) => [keyOfPlace(word), word]));
  const problems: string[] = [];
  const rows = readTable(text, columns).flatMap(({ number, named, hasMoreCells }) => {
    const { list, id, field, translation } = named;
    const key = `${list} ${id} ${field}`;
    const word = words.get(key);
    if (!word) problems.push(`Row ${number}: the site has no word "${key}", or an earlier row has it.`);
    if (hasMoreCells) problems.push(`Row ${number}: it has more cells than there are columns.`);
    words.delete(key);
    return word ? [{ list: word.list, item_id: word.id, field, text: withoutApostrophe(translation) }] : [];
  });
  if (problems.length > 0) throw new Error([...problems, 'Nothing was imported.'].join('\n'));
  return rows;
};

/**
 * `names HOST LANGUAGE`: prints the words of a site with their translations as comma-separated text. `names HOST LANGUAGE
 * FILE.csv`: imports the translations of a file. An empty translation makes the word English again.
 */
export const runNames = async (deps: Deps, [host, tag, path]: readonly string[]): Promise<string[]> => {
  const site = await findSiteContent(deps, host);
  const language = requireLanguage(
    tag,
    languageCodes.filter((code) => code !== 'en'),
  );
  if (!path) return listLines(deps, site, language);
  const rows = readRows(await readTextFile(path), site);
  await deps.db.transaction().execute(async (transaction) => {
    await bumpVersion(transaction, site.id);
    await writeTranslations(
      transaction,
      site.id,
      rows.map((row) => ({ ...row, language })),
    );
  });
  const translated = rows.filter(({ text }) => text).length;
  return [
    `${translated} words of ${host} are translated, ${rows.length - translated} of the file stay English.`,
    ...(site.languages.includes(language)
      ? []
      : [`Visitors do not see them yet. Add the language: set ${host} languages '["${language}"]'`]),
  ];
};
