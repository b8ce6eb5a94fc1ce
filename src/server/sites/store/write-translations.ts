import type { LanguageCode } from '../../../languages/languages.ts';
import { insertInBatches } from '../../database/insert-in-batches.ts';
import type { Database, Db } from '../../database/schema.ts';
import { bumpVersion } from './write-site.ts';

/** Adds and replaces words of a site in one language. A word without a text is removed, so that it is English again. */
export const writeTranslations = (
  db: Db,
  siteId: number,
  words: readonly Omit<Database['translations'], 'site_id'>[],
): Promise<void> =>
  db.transaction().execute(async (rows) => {
    await bumpVersion(rows, siteId);
    for (const { language, list, item_id, field } of words)
      await rows
        .deleteFrom('translations')
        .where('site_id', '=', siteId)
        .where('language', '=', language)
        .where('list', '=', list)
        .where('item_id', '=', item_id)
        .where('field', '=', field)
        .execute();
    const kept = words.filter(({ text }) => text).map((word) => ({ site_id: siteId, ...word }));
    await insertInBatches(kept, (part) => rows.insertInto('translations').values(part).execute());
  });

/** Lists the translated words of a site in one language. */
export const listTranslations = (
  db: Db,
  siteId: number,
  language: LanguageCode,
): Promise<Database['translations'][]> =>
  db
    .selectFrom('translations')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('language', '=', language)
    .execute();
