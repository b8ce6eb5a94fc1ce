import type { Transaction } from 'kysely';
import { toCents } from '../../../order/price/money.ts';
import { inBatches } from '../../database/batches.ts';
import type { Database, Db } from '../../database/schema.ts';
import { cleanRule } from '../clean-rule.ts';
import { promiseNames, unknownNames } from '../promise-texts.ts';
import type { DiscountSeed, SiteSeed } from '../site-seed.ts';
import { withoutLimits } from './discounts.ts';
import { dictionaryRows, priceRows, surchargeRows } from './tariff-rows.ts';

type SiteTransaction = Transaction<Database>;

/** Throws if a rule page has a name in braces that is no promise, because such a passage would never be shown. */
const requireKnownNames = ({ slug, html }: { slug: string; html: string }) => {
  const [unknown] = unknownNames(html);
  if (unknown)
    throw new Error(
      `The rule ${slug} names {${unknown}}. What rules can name is: ${promiseNames.join(', ')}`,
    );
};

/** Sanitises the HTML of rule pages; throws as `requireKnownNames` does. */
const sanitizeRules = async <Rule extends { slug: string; html: string }>(
  rules: readonly Rule[],
): Promise<Rule[]> => {
  for (const rule of rules) requireKnownNames(rule);
  return Promise.all(rules.map(async (rule) => ({ ...rule, html: (await cleanRule(rule.html)).html })));
};

const discountRow = (site_id: number, seed: DiscountSeed) => ({
  site_id,
  code: seed.code.toUpperCase(),
  type: seed.type,
  amount: toCents(seed.value),
  active_from: seed.activeFrom,
  active_to: seed.activeTo,
  first_order_only: seed.firstOrderOnly ? 1 : 0,
  is_paused: 0,
  ...withoutLimits,
});

export const insertPrices = (tx: Db, prices: readonly Database['prices'][]): Promise<void> =>
  inBatches(prices, (part) => tx.insertInto('prices').values(part).execute());

const writeRows = async (tx: SiteTransaction, site_id: number, seed: SiteSeed) => {
  const { discounts, rules, ruleTranslations, translations, writers, tariff, dictionaries } = seed;
  await inBatches(dictionaryRows(site_id, dictionaries), (part) =>
    tx.insertInto('dictionary_items').values(part).execute(),
  );
  await insertPrices(tx, priceRows(site_id, tariff));
  await tx.insertInto('surcharges').values(surchargeRows(site_id, tariff)).execute();
  await inBatches(discounts, (part) =>
    tx
      .insertInto('discounts')
      .values(part.map((discount) => discountRow(site_id, discount)))
      .execute(),
  );
  const pages = (await sanitizeRules(rules)).map(({ slug, title, html }, position) => ({
    site_id,
    slug,
    position,
    title,
    html,
  }));
  await inBatches(pages, (part) => tx.insertInto('rule_pages').values(part).execute());
  const translatedPages = (await sanitizeRules(ruleTranslations)).map((page) => ({ site_id, ...page }));
  await inBatches(translatedPages, (part) => tx.insertInto('rule_translations').values(part).execute());
  const words = translations.map(({ id: item_id, ...word }) => ({ site_id, item_id, ...word }));
  await inBatches(words, (part) => tx.insertInto('translations').values(part).execute());
  await inBatches(writers, (part) =>
    tx
      .insertInto('writers')
      .values(part.map(({ code, gradeId }) => ({ site_id, code, grade_id: gradeId, is_active: 1 })))
      .execute(),
  );
};

/** Adds the row of a site with its config as JSON, and returns its id. */
export const addSiteRow = async (tx: SiteTransaction, host: string, config: string): Promise<number> => {
  const { last } = await tx
    .selectFrom('sites')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  const id = (last ?? 0) + 1;
  await tx.insertInto('sites').values({ id, host, config, version: 1 }).execute();
  return id;
};

/** Adds a site with its whole content. `tx` has to be a transaction. */
export const insertSite = async (tx: SiteTransaction, host: string, seed: SiteSeed): Promise<void> =>
  writeRows(tx, await addSiteRow(tx, host, JSON.stringify(seed.config)), seed);

/** Adds a site with its whole content in a new transaction. */
export const writeSite = (db: Db, host: string, seed: SiteSeed): Promise<void> =>
  db.transaction().execute((tx) => insertSite(tx, host, seed));

/** Increases the version of a site, so that running servers read it again. */
export const bumpVersion = async (db: Db, siteId: number): Promise<void> => {
  await db
    .updateTable('sites')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', siteId)
    .execute();
};
