import type { LanguageCode } from '../../../languages/languages.ts';
import type { Translations } from '../../../languages/translation.ts';
import { inBatches } from '../../database/batches.ts';
import type { Database, Db } from '../../database/schema.ts';
import { keyOfPlace, type SiteWord, type TranslatedSite, translatableWords } from '../site-words.ts';

/** Reads a site's own wordings; returns a function that selects those of a language. */
export const readSiteTexts = async (
  db: Db,
  siteId: number,
): Promise<(language: LanguageCode) => Translations> => {
  const rows = await db
    .selectFrom('site_texts')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('english')
    .execute();
  return (language) =>
    Object.fromEntries(
      rows.filter((row) => row.language === language).map(({ english, text }) => [english, JSON.parse(text)]),
    );
};

/** Adds or replaces a site's own wording. The caller raises the version of the site. */
export const saveSiteText = async (tx: Db, row: Database['site_texts']): Promise<void> => {
  await tx
    .insertInto('site_texts')
    .values(row)
    .onConflict((conflict) => conflict.columns(['site_id', 'language', 'english']).doUpdateSet(row))
    .execute();
};

/** Removes a site's own wording, if there is one. The caller raises the version of the site. */
export const removeSiteText = async (
  tx: Db,
  { site_id, language, english }: Omit<Database['site_texts'], 'text'>,
): Promise<void> => {
  await tx
    .deleteFrom('site_texts')
    .where((eb) => eb.and({ site_id, language, english }))
    .execute();
};

/**
 * Adds and replaces words of a site in one language. A word without a text is removed, so that it is English again. The caller
 * raises the version of the site.
 */
export const writeTranslations = async (
  tx: Db,
  siteId: number,
  words: readonly Omit<Database['translations'], 'site_id'>[],
): Promise<void> => {
  for (const { language, list, item_id, field } of words)
    await tx
      .deleteFrom('translations')
      .where((eb) => eb.and({ site_id: siteId, language, list, item_id, field }))
      .execute();
  const kept = words.filter(({ text }) => text).map((word) => ({ site_id: siteId, ...word }));
  await inBatches(kept, (part) => tx.insertInto('translations').values(part).execute());
};

/** Reads the translated words of a site; returns a function that selects those of a language, by the keys of their places. */
export const readWords = async (
  db: Db,
  siteId: number,
): Promise<(language: LanguageCode) => ReadonlyMap<string, string>> => {
  const rows = await db.selectFrom('translations').selectAll().where('site_id', '=', siteId).execute();
  return (wanted) =>
    new Map(
      rows
        .filter(({ language }) => language === wanted)
        .map(({ list, item_id: id, field, text }) => [keyOfPlace({ list, id, field }), text]),
    );
};

/** Lists the translatable words of a site, with their keys and with their texts in a language, if they have any. */
export const listTranslations = async (
  db: Db,
  site: TranslatedSite & { id: number },
  language: LanguageCode,
): Promise<(SiteWord & { key: string; text: string | undefined })[]> => {
  const texts = (await readWords(db, site.id))(language);
  return translatableWords(site).map((word) => {
    const key = keyOfPlace(word);
    return { ...word, key, text: texts.get(key) };
  });
};
