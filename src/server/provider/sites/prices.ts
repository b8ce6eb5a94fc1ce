import { fromCents } from '../../../order/price/money.ts';
import type { Deps } from '../../deps.ts';
import { listPrices, type UnplacedPrice, writePrices } from '../../sites/store/write-prices.ts';
import { readTextFile } from '../open-file.ts';
import type { Options } from '../read-arguments.ts';
import { findSite } from './find-site.ts';
import { priceColumns, readPriceRows } from './price-rows.ts';
import { readCsv } from './read-csv.ts';

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
  const { id } = await findSite(deps, host);
  if (!path) return listLines(deps, id);
  const site = (await deps.sites.all()).find((candidate) => candidate.id === id);
  if (!site) throw new Error(`There is no site "${host}".`);
  const parsed = readPriceRows(readCsv(await readTextFile(path)), site.bootstrap.dictionaries);
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
