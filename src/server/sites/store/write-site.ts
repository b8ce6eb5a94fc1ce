import type { Transaction } from 'kysely';
import { toCents } from '../../../order/price/money.ts';
import { fieldsOf } from '../../../order/vocabulary/map-fields.ts';
import type { Tariff } from '../../../order/vocabulary/tariff.ts';
import { inBatches } from '../../database/batches.ts';
import type { Database, Db } from '../../database/schema.ts';
import { cleanRule } from '../clean-rule.ts';
import { promiseNames, unknownNames } from '../promise-texts.ts';
import type { Discount } from '../site-schema.ts';
import type { SiteSeed } from '../site-seed.ts';
import { withoutLimits } from './discounts.ts';

type Rows = Transaction<Database>;

/** Throws if a rule page names in braces what is no promise, because such a passage would never be shown. */
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

const hundredths = (amount: number) => Math.round(amount * 100);

/** Item of a dictionary. A currency has `title` instead of `name`, and no `sort`. */
interface ListItem {
  id: number;
  name?: string;
  title?: string;
  sort?: number;
}

const dictionaryRows = (site_id: number, dictionaries: SiteSeed['dictionaries']) =>
  fieldsOf(dictionaries).flatMap((dictionary) => {
    const items: readonly ListItem[] = dictionaries[dictionary];
    return items.map((item, index) => {
      const { id, name, sort, title, ...details } = { name: '', title: '', sort: index + 1, ...item };
      return {
        site_id,
        dictionary,
        item_id: id,
        sort,
        name: name || title,
        is_off: 0,
        rated_at: null,
        details: JSON.stringify(details),
      };
    });
  });

const priceRows = (site_id: number, { grids }: Tariff) =>
  grids
    .flatMap(({ serviceId, typeId, typeCategoryId, academicLevelIds, deadlineIds, cents }) =>
      deadlineIds.flatMap((deadline_id, row) =>
        academicLevelIds.map((academic_level_id, column) => ({
          site_id,
          service_id: serviceId,
          type_id: typeId,
          type_category_id: typeCategoryId,
          academic_level_id,
          deadline_id,
          cents: cents[row]?.[column] ?? null,
        })),
      ),
    )
    .flatMap(({ cents, ...row }, position) => (cents === null ? [] : [{ ...row, position, cents }]));

const surchargeRows = (site_id: number, { gradePercents, extraCents, bonusPercent }: Tariff) => [
  ...gradePercents.map(({ gradeId, percent }) => ({
    site_id,
    kind: 'grade' as const,
    item_id: gradeId,
    amount: hundredths(percent),
  })),
  ...extraCents.map(({ extraId, cents }) => ({
    site_id,
    kind: 'extra' as const,
    item_id: extraId,
    amount: cents,
  })),
  { site_id, kind: 'bonus' as const, item_id: 0, amount: hundredths(bonusPercent) },
];

const discountRow = (site_id: number, seed: Discount) => ({
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

export const insertPrices = (rows: Db, prices: readonly Database['prices'][]): Promise<void> =>
  inBatches(prices, (part) => rows.insertInto('prices').values(part).execute());

const writeRows = async (rows: Rows, site_id: number, seed: SiteSeed) => {
  const { discounts, rules, ruleTranslations, translations, writers, tariff, dictionaries } = seed;
  await inBatches(dictionaryRows(site_id, dictionaries), (part) =>
    rows.insertInto('dictionary_items').values(part).execute(),
  );
  await insertPrices(rows, priceRows(site_id, tariff));
  await rows.insertInto('surcharges').values(surchargeRows(site_id, tariff)).execute();
  await inBatches(discounts, (part) =>
    rows
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
  await inBatches(pages, (part) => rows.insertInto('rule_pages').values(part).execute());
  const translatedPages = (await sanitizeRules(ruleTranslations)).map((page) => ({ site_id, ...page }));
  await inBatches(translatedPages, (part) => rows.insertInto('rule_translations').values(part).execute());
  const words = translations.map(({ id: item_id, ...word }) => ({ site_id, item_id, ...word }));
  await inBatches(words, (part) => rows.insertInto('translations').values(part).execute());
  await inBatches(writers, (part) =>
    rows
      .insertInto('writers')
      .values(part.map(({ code, gradeId }) => ({ site_id, code, grade_id: gradeId, is_active: 1 })))
      .execute(),
  );
};

/** Adds the row of a site with its config as JSON, and returns its id. */
export const addSiteRow = async (rows: Rows, host: string, config: string): Promise<number> => {
  const { last } = await rows
    .selectFrom('sites')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  const id = (last ?? 0) + 1;
  await rows.insertInto('sites').values({ id, host, config, version: 1 }).execute();
  return id;
};

/** Adds a site with its whole content. `rows` has to be a transaction. */
export const insertSite = async (rows: Rows, host: string, seed: SiteSeed): Promise<void> =>
  writeRows(rows, await addSiteRow(rows, host, JSON.stringify(seed.config)), seed);

/** Adds a site with its whole content in a new transaction. */
export const writeSite = (db: Db, host: string, seed: SiteSeed): Promise<void> =>
  db.transaction().execute((rows) => insertSite(rows, host, seed));

/** Increases the version of a site, so that running servers read it again. */
export const bumpVersion = async (db: Db, siteId: number): Promise<void> => {
  await db
    .updateTable('sites')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', siteId)
    .execute();
};
