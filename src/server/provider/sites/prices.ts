import { formatMoney } from '../../../order/price/money.ts';
import type { Deps } from '../../deps.ts';
import { listPrices, type UnplacedPrice, writePrices } from '../../stores/sites/write-prices.ts';
import { openFile } from '../open-file.ts';
import type { Options } from '../read-arguments.ts';
import { findSite } from './find-site.ts';
import { priceColumns, readPriceRows } from './price-rows.ts';
import { readCsv } from './read-csv.ts';

const readText = async (path: string) => {
  const file = await openFile(path);
  const bytes = await file.readFile().finally(() => file.close());
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new Error(`${path} is not text in UTF-8. Spreadsheets call it "CSV UTF-8".`);
  }
};

const rowText = ({ cents, ...ids }: UnplacedPrice) =>
  [...Object.values(ids).map((id) => id ?? ''), formatMoney(cents, '')].join(',');

const show = async ({ db }: Deps, siteId: number): Promise<string[]> => [
  priceColumns.join(','),
  ...(await listPrices(db, siteId)).map(rowText),
];

/** As many missing prices as are named. */
const mostNamed = 20;

const namesOf = (missing: readonly UnplacedPrice[]) => [
  ...missing.slice(0, mostNamed).map((price) => `  ${rowText(price)}`),
  ...(missing.length > mostNamed ? [`  and ${missing.length - mostNamed} more`] : []),
];

const missingLines = (missing: readonly UnplacedPrice[], isReplaced: boolean): string[] => {
  if (missing.length === 0) return [];
  const count = missing.length === 1 ? '1 price' : `${missing.length} prices`;
  const said = isReplaced
    ? `${count} of the same grids that the file does not have are gone:`
    : `${count} of the same grids that the file does not have are kept. --replace would remove them:`;
  return [said, ...namesOf(missing)];
};

/**
 * `prices HOST`: every price as comma-separated text. `prices HOST FILE.csv`: merges such a file's prices into the
 * site's; with `--replace` its grids take the place of those they name. Where a row is wrong, all that are wrong are
 * named and nothing is changed.
 */
export const prices = async (
  deps: Deps,
  [host, path]: readonly string[],
  { replace }: Options = {},
): Promise<string[]> => {
  const { id } = await findSite(deps, host);
  if (!path) return show(deps, id);
  const site = (await deps.sites.all()).find((one) => one.id === id);
  if (!site) throw new Error(`There is no site "${host}".`);
  const read = readPriceRows(readCsv(await readText(path)), site.bootstrap.dictionaries);
  if (read.problems.length > 0) throw new Error([...read.problems, 'Nothing was imported.'].join('\n'));
  if (read.prices.length === 0) throw new Error('The file holds no prices. Nothing was imported.');
  const isReplaced = replace !== undefined;
  const missing = await writePrices(deps.db, { siteId: id, prices: read.prices, isReplaced });
  return [`${read.prices.length} prices are imported on ${host}.`, ...missingLines(missing, isReplaced)];
};
