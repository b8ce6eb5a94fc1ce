import type { UnknownFields } from '../../../order/unknown-fields.ts';
import type { Dictionaries, DictionaryName } from '../../../order/vocabulary/dictionaries.ts';
import {
  academicLevelId,
  deadlineId,
  extraId,
  paperTypeCategoryId,
  paperTypeId,
  serviceId,
  writerGradeId,
} from '../../../order/vocabulary/ids.ts';
import { fieldsOf } from '../../../order/vocabulary/map-fields.ts';
import type { PriceGrid, Tariff } from '../../../order/vocabulary/tariff.ts';
import type { Database } from '../../database/schema.ts';

// Rows of the dictionaries and the tariff of a site, and the values that are made from them.

export type PriceRow = Database['prices'];
type SurchargeRow = Database['surcharges'];

const hundredths = (amount: number) => Math.round(amount * 100);

/** Item of a dictionary. A currency has `title` instead of `name`, and no `sort`. */
interface ListItem {
  id: number;
  name?: string;
  title?: string;
  sort?: number;
}

export const dictionaryRows = (site_id: number, dictionaries: Dictionaries) =>
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

export const priceRows = (site_id: number, { grids }: Tariff) =>
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

export const surchargeRows = (site_id: number, { gradePercents, extraCents, bonusPercent }: Tariff) => [
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

export const dictionariesOf = (rows: readonly Database['dictionary_items'][]): Dictionaries => {
  const lists: Partial<Record<DictionaryName, object[]>> = {};
  for (const { dictionary, item_id: id, sort, name, details } of rows) {
    const item = dictionary === 'currency' ? { id, title: name } : { id, name, sort };
    lists[dictionary] ??= [];
    const more: UnknownFields = JSON.parse(details);
    lists[dictionary].push({ ...item, ...more });
  }
  // The cast is safe, because `dictionaryRows` has created the rows from this type.
  return lists as Dictionaries;
};

const distinct = <Id>(ids: readonly Id[]): Id[] => [...new Set(ids)];

const gridOf = (rows: readonly PriceRow[], first: PriceRow): PriceGrid => {
  const levels = distinct(rows.map((row) => row.academic_level_id));
  const deadlines = distinct(rows.map((row) => row.deadline_id));
  const cents = new Map(rows.map((row) => [`${row.deadline_id} ${row.academic_level_id}`, row.cents]));
  return {
    serviceId: serviceId(first.service_id),
    typeId: first.type_id === null ? null : paperTypeId(first.type_id),
    typeCategoryId: first.type_category_id === null ? null : paperTypeCategoryId(first.type_category_id),
    academicLevelIds: levels.map(academicLevelId),
    deadlineIds: deadlines.map(deadlineId),
    cents: deadlines.map((deadline) => levels.map((level) => cents.get(`${deadline} ${level}`) ?? null)),
  };
};

const gridsOf = (rows: readonly PriceRow[]): PriceGrid[] => {
  const grids = new Map<string, PriceRow[]>();
  for (const row of rows) {
    const name = `${row.service_id} ${row.type_id} ${row.type_category_id}`;
    grids.set(name, [...(grids.get(name) ?? []), row]);
  }
  return [...grids.values()].flatMap((own) => (own[0] ? [gridOf(own, own[0])] : []));
};

export const tariffOf = (prices: readonly PriceRow[], surcharges: readonly SurchargeRow[]): Tariff => {
  const surchargesOf = (kind: string) => surcharges.filter((row) => row.kind === kind);
  return {
    grids: gridsOf(prices),
    gradePercents: surchargesOf('grade').map(({ item_id, amount }) => ({
      gradeId: writerGradeId(item_id),
      percent: amount / 100,
    })),
    extraCents: surchargesOf('extra').map(({ item_id, amount }) => ({
      extraId: extraId(item_id),
      cents: amount,
    })),
    bonusPercent: (surchargesOf('bonus')[0]?.amount ?? 0) / 100,
  };
};
