import type { RulePage } from '../../../api/resources.ts';
import type { LanguageCode } from '../../../languages/languages.ts';
import type { Bootstrap } from '../../../order/vocabulary/site.ts';
import type { Db } from '../../database/schema.ts';
import { keyOfPlace, replaceWords } from '../../languages/site-words.ts';

/** Texts of a site that visitors read. */
export interface SiteContent {
  bootstrap: Bootstrap;
  rules: readonly RulePage[];
}

/** Translates English content to a language. Words and pages without a translation stay English. */
type TranslateContent = (language: LanguageCode, english: SiteContent) => SiteContent;

/** Reads the translations of a site; returns the function that applies them. */
export const readTranslations = async (db: Db, siteId: number): Promise<TranslateContent> => {
  const [words, pages] = await Promise.all([
    db.selectFrom('translations').selectAll().where('site_id', '=', siteId).execute(),
    db.selectFrom('rule_translations').selectAll().where('site_id', '=', siteId).execute(),
  ]);
  return (language, { bootstrap, rules }) => {
    const texts = new Map(
      words
        .filter((row) => row.language === language)
        .map(({ list, item_id: id, field, text }) => [keyOfPlace({ list, id, field }), text]),
    );
    const own = pages.filter((page) => page.language === language);
    return {
      bootstrap: replaceWords(bootstrap, (place, english) => texts.get(keyOfPlace(place)) ?? english),
      rules: rules.map((rule) => {
        const { title, html } = own.find(({ slug }) => slug === rule.slug) ?? rule;
        return { ...rule, title, html };
      }),
    };
  };
};
