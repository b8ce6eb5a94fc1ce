import type { LanguageCode } from '../../../languages/languages.ts';
import type { Db } from '../../database/schema.ts';

/** A rule page in one language, as it is stored. */
export interface StoredRule {
  slug: string;
  language: LanguageCode;
  title: string;
  html: string;
}

/** Lists the rule pages of a site in their sequence: each in English, and then in the languages of its translations. */
export const listRules = async (db: Db, siteId: number): Promise<StoredRule[]> => {
  const pages = await db
    .selectFrom('rule_pages')
    .select(['slug', 'title', 'html'])
    .where('site_id', '=', siteId)
    .orderBy('position')
    .execute();
  const translated = await db
    .selectFrom('rule_translations')
    .select(['slug', 'language', 'title', 'html'])
    .where('site_id', '=', siteId)
    .orderBy('language')
    .execute();
  return pages.flatMap((page) => [
    { ...page, language: 'en' as const },
    ...translated.filter(({ slug }) => slug === page.slug),
  ]);
};

/** Removes a rule page with its translations. */
export const removeRule = async (tx: Db, site_id: number, slug: string): Promise<void> => {
  for (const table of ['rule_translations', 'rule_pages'] as const)
    await tx
      .deleteFrom(table)
      .where((eb) => eb.and({ site_id, slug }))
      .execute();
};

/** Moves a rule page to a place in the sequence of the pages, counted from 1. */
export const moveRule = async (
  tx: Db,
  { site_id, slug }: { site_id: number; slug: string },
  place: number,
): Promise<void> => {
  const pages = (await listRules(tx, site_id)).filter(({ language }) => language === 'en');
  const others = pages.map((page) => page.slug).filter((other) => other !== slug);
  for (const [index, moved] of others.toSpliced(place - 1, 0, slug).entries())
    await tx
      .updateTable('rule_pages')
      .set({ position: index + 1 })
      .where((eb) => eb.and({ site_id, slug: moved }))
      .execute();
};

/** Adds or replaces a rule page in one language. A new page comes last. A translation without HTML is removed. */
export const putRule = async (
  tx: Db,
  site_id: number,
  { language, slug, title, html }: StoredRule,
): Promise<void> => {
  const texts = { title, html };
  if (language === 'en') {
    const { last } = await tx
      .selectFrom('rule_pages')
      .select(({ fn }) => fn.max('position').as('last'))
      .where('site_id', '=', site_id)
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('rule_pages')
      .values({ site_id, slug, position: (last ?? 0) + 1, ...texts })
      .onConflict((conflict) => conflict.columns(['site_id', 'slug']).doUpdateSet(texts))
      .execute();
    return;
  }
  await tx
    .deleteFrom('rule_translations')
    .where((eb) => eb.and({ site_id, slug, language }))
    .execute();
  if (html)
    await tx
      .insertInto('rule_translations')
      .values({ site_id, slug, language, ...texts })
      .execute();
};
