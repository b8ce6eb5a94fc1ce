import { fromCents, toCents } from '../../../order/price/money.ts';
import type { Dictionaries } from '../../../order/vocabulary/dictionaries.ts';
import { fieldsOf } from '../../../order/vocabulary/map-fields.ts';
import type { Deps } from '../../deps.ts';
import { listPrices, type UnplacedPrice, writePrices } from '../../sites/store/change-site.ts';
import type { Options } from '../read-arguments.ts';
import { readTable, readTextFile } from '../read-files.ts';
import { findSiteContent } from './sites.ts';

/** Columns of a price file. Their names are the fields of the call `priceList`. */
const priceColumns = [
  'serviceId',
  'typeId',
  'typeCategoryId',
  'academicLevelId',
  'deadlineId',
  'price',
] as const;
type Column = (typeof priceColumns)[number];
type Named = Record<Column, string>;

/** Dictionary that must contain the id of each column. A row leaves out the type, the category, or both. */
const lists: Readonly<Record<Exclude<Column, 'price'>, keyof Dictionaries>> = {
  serviceId: 'serviceType',
  typeId: 'paperType',
  typeCategoryId: 'paperTypeCategory',
  academicLevelId: 'academicLevel',
  deadlineId: 'deadline',
};
const mayBeEmpty: readonly Column[] = ['typeId', 'typeCategoryId'];

const isPrice = (text: string) => /^\d{1,6}(\.\d{1,2})?$/.test(text) && Number(text) > 0;

/** Returns the problems of a row, one line each. */
const problemsOf = (named: Named, dictionaries: Dictionaries): string[] => {
  const problems: string[] = [];
  for (const column of fieldsOf(lists)) {
    const text = named[column];
    if (text === '' && mayBeEmpty.includes(column)) continue;
    if (!dictionaries[lists[column]].some(({ id }) => String(id) === text))
      problems.push(`${column} "${text}" is not one of the site's`);
  }
  if (named.typeId && named.typeCategoryId)
    problems.push('it names a type and a category; one of them has to be empty');
  if (!isPrice(named.price)) problems.push(`price "${named.price}" is not an amount above 0 such as 11.96`);
  return problems;
};

const idOrNull = (text: string) => (text === '' ? null : Number(text));

const rowOf = (named: Named): UnplacedPrice => ({
  service_id: Number(named.serviceId),
  type_id: idOrNull(named.typeId),
  type_category_id: idOrNull(named.typeCategoryId),
  academic_level_id: Number(named.academicLevelId),
  deadline_id: Number(named.deadlineId),
  cents: toCents(Number(named.price)),
});

/** Reads the prices of a file. Returns the problems of all invalid rows; throws if columns are missing. */
const readPriceRows = (
  text: string,
  dictionaries: Dictionaries,
): { prices: UnplacedPrice[]; problems: string[] } => {
  const prices: UnplacedPrice[] = [];
  const problems: string[] = [];
  const firstRows = new Map<string, number>();
  for (const { number, named, hasMoreCells } of readTable(text, priceColumns)) {
    const own = problemsOf(named, dictionaries);
    if (hasMoreCells) own.push('it has more cells than there are columns');
    const key = priceColumns.slice(0, -1).map((column) => named[column]);
    const first = firstRows.get(key.join(' '));
    if (first) own.push(`it prices the same as row ${first}`);
    firstRows.set(key.join(' '), first ?? number);
    if (own.length === 0) prices.push(rowOf(named));
    problems.push(...own.map((problem) => `Row ${number}: ${problem}.`));
  }
  return { prices, problems };
};

const rowText = ({ cents, ...ids }: UnplacedPrice) =>
  [...Object.values(ids).map((id) => id ?? ''), fromCents(cents).toFixed(2)].join(',');

const listLines = async ({ db }: Deps, siteId: number): Promise<string[]> => [
  priceColumns.join(','),
  ...(await listPrices(db, siteId)).map(rowText),
];

/** Maximum number of missing prices that are listed. */
const maximumListed = 20;

const namesOf = (missing: readonly UnplacedPrice[]) => [
  ...missing.slice(0, maximumListed).map((price) => `  ${rowText(price)}`),
  ...(missing.length > maximumListed ? [`  and ${missing.length - maximumListed} more`] : []),
];

const missingLines = (missing: readonly UnplacedPrice[], fate: 'kept' | 'removed'): string[] => {
  if (missing.length === 0) return [];
  const count = missing.length === 1 ? '1 price' : `${missing.length} prices`;
  const summary =
    fate === 'removed'
      ? `${count} of the same grids that the file does not have are gone:`
      : `${count} of the same grids that the file does not have are kept. --replace would remove them:`;
  return [summary, ...namesOf(missing)];
};

/**
 * `prices HOST`: prints all prices as comma-separated text. `prices HOST FILE.csv`: merges the prices of a file into those of
 * the site. With `--replace`, the grids of the file replace those grids of the site completely. If a row is invalid, prints all
 * problems and changes nothing.
 */
export const prices = async (
  deps: Deps,
  [host, path]: readonly string[],
  { replace }: Options = {},
): Promise<string[]> => {
  const { id, bootstrap } = await findSiteContent(deps, host);
  if (!path) return listLines(deps, id);
  const parsed = readPriceRows(await readTextFile(path), bootstrap.dictionaries);
  if (parsed.problems.length > 0) throw new Error([...parsed.problems, 'Nothing was imported.'].join('\n'));
  if (parsed.prices.length === 0)
    throw new Error('The file holds no prices, so nothing was imported. Add rows below the first one.');
  const isReplaced = replace !== undefined;
  const missing = await writePrices(deps.db, { siteId: id, prices: parsed.prices, isReplaced });
  return [
    `${parsed.prices.length} prices are imported on ${host}.`,
    ...missingLines(missing, isReplaced ? 'removed' : 'kept'),
  ];
};
