import { cellOf } from '../../order/csv.ts';
import { fromCents, readPrice } from '../../order/price/money.ts';
import type { Dictionaries } from '../../order/vocabulary/dictionaries.ts';
import type { StoredField } from '../../order/vocabulary/fields.ts';
import { fieldsOf, mapFields } from '../../order/vocabulary/map-fields.ts';
import { columnOf } from '../database/tables/field-columns.ts';
import { readTable } from './read-table.ts';
import { type PricePlace, placeOfKey, type UnplacedPrice } from './store/prices.ts';

/** Dictionary that must contain the id of each column. A row leaves out the type, the category, or both. */
const lists = {
  serviceId: 'serviceType',
  typeId: 'paperType',
  typeCategoryId: 'paperTypeCategory',
  academicLevelId: 'academicLevel',
  deadlineId: 'deadline',
} as const satisfies Partial<Record<StoredField, keyof Dictionaries>>;
type IdColumn = keyof typeof lists;
const idColumns = fieldsOf(lists);

/** Columns of a price file. Their names are the fields of the call `priceList`. */
const priceColumns = [...idColumns, 'price'] as const;
type Named = Record<(typeof priceColumns)[number], string>;
/** Number of right names that a problem shows. */
const shownNames = 8;
const mayBeEmpty: readonly IdColumn[] = ['typeId', 'typeCategoryId'];

/** Returns the item of a column's dictionary by its id, or else by its name in any case. */
const itemOf = (dictionaries: Dictionaries, column: IdColumn, text: string) => {
  const items = dictionaries[lists[column]];
  const name = text.toLowerCase();
  return (
    items.find(({ id }) => String(id) === text) ?? items.find((item) => item.name.toLowerCase() === name)
  );
};

/** Returns the ids of a row, by column; null for an empty cell and for an item that the site lacks. */
const idsOf = (named: Named, dictionaries: Dictionaries): Record<IdColumn, number | null> =>
  mapFields(idColumns, (column) => itemOf(dictionaries, column, named[column])?.id ?? null);

/** Names the items of a column that a cell may have; of a long list those that begin like the cell, or the first ones. */
const rightNames = (items: readonly { name: string }[], text: string): string => {
  const names = items.map(({ name }) => name);
  const alike = names.filter((name) => text && name.toLowerCase().startsWith(text.slice(0, 3).toLowerCase()));
  const shown = (alike.length > 0 ? alike : names).slice(0, shownNames);
  return `${shown.join(', ')}${shown.length < names.length ? ' or another' : ''}`;
};

/** Returns the place that ids name. A missing type or category is null, and a missing level or deadline 0. */
export const placeOfIds = (ids: Partial<Record<IdColumn, number | null>>): PricePlace =>
  placeOfKey(idColumns.map((column) => ids[column] ?? '').join('/'));

/** Returns the problems of a row, one line each. */
const rowProblems = (
  named: Named,
  ids: Record<IdColumn, number | null>,
  dictionaries: Dictionaries,
): string[] => {
  const problems = idColumns
    .filter((column) => ids[column] === null && !(named[column] === '' && mayBeEmpty.includes(column)))
    .map(
      (column) =>
        `${column} "${named[column]}" is not one of the site's: ${rightNames(dictionaries[lists[column]], named[column])}`,
    );
  if (named.typeId && named.typeCategoryId)
    problems.push('it names a type and a category; one of them has to be empty');
  if (readPrice(named.price) === null)
    problems.push(`price "${named.price}" is not an amount above 0 such as 11.96`);
  return problems;
};

/**
 * Reads the prices of a text, whose cells contain the ids or the names of items. Returns the problems of all invalid rows; throws
 * if columns are missing.
 */
export const readPriceRows = (
  text: string,
  dictionaries: Dictionaries,
): { prices: UnplacedPrice[]; problems: string[] } => {
  const prices: UnplacedPrice[] = [];
  const problems: string[] = [];
  const firstRows = new Map<string, number>();
  for (const { number, named, hasMoreCells } of readTable(text, priceColumns)) {
    const ids = idsOf(named, dictionaries);
    const problemsOfRow = rowProblems(named, ids, dictionaries);
    if (hasMoreCells) problemsOfRow.push('it has more cells than there are columns');
    const key = idColumns.map((column) => ids[column] ?? named[column]).join(' ');
    const first = firstRows.get(key);
    if (first) problemsOfRow.push(`it prices the same as row ${first}`);
    firstRows.set(key, first ?? number);
    if (problemsOfRow.length === 0)
      prices.push({
        ...placeOfIds(ids),
        cents: Number(readPrice(named.price)),
      });
    problems.push(...problemsOfRow.map((problem) => `Row ${number}: ${problem}.`));
  }
  return { prices, problems };
};

/** Returns prices as a price file with names instead of ids, unless several items share a name. */
export const priceFile = (prices: readonly UnplacedPrice[], dictionaries: Dictionaries): string => {
  const cellText = (column: IdColumn, id: number | null) => {
    if (id === null) return '';
    const name = nameOrId(dictionaries[lists[column]], id);
    return cellOf(itemOf(dictionaries, column, name)?.id === id ? name : String(id));
  };
  const lines = prices.map((price) =>
    [
      ...idColumns.map((column) => cellText(column, price[columnOf(column)])),
      fromCents(price.cents).toFixed(2),
    ].join(','),
  );
  return [priceColumns.join(','), ...lines].join('\r\n');
};

const nameOrId = (items: readonly { id: number; name: string }[], id: number) =>
  items.find((item) => item.id === id)?.name ?? String(id);

/** Returns the name of a price's grid: its service, and its type, its category or all others. */
export const gridName = (
  { service_id, type_id, type_category_id }: PricePlace,
  { serviceType, paperType, paperTypeCategory }: Dictionaries,
): string => {
  const service = nameOrId(serviceType, service_id);
  if (type_id !== null) return `${service}, ${nameOrId(paperType, type_id)}`;
  if (type_category_id !== null) return `${service}, ${nameOrId(paperTypeCategory, type_category_id)}`;
  return `${service}, all other types`;
};

/** Returns the name of a price's place, such as `Writing, Essay, Master's, 3 days`. */
export const placeName = (place: PricePlace, dictionaries: Dictionaries): string =>
  [
    gridName(place, dictionaries),
    nameOrId(dictionaries.academicLevel, place.academic_level_id),
    nameOrId(dictionaries.deadline, place.deadline_id),
  ].join(', ');
