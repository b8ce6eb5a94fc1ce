import { formatMoney } from '../../order/money.ts';
import type { Deps } from '../deps.ts';
import { listPrices, replacePrices } from '../stores/replace-prices.ts';
import { findSite } from './find-site.ts';
import { openFile } from './open-file.ts';
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

const show = async ({ db }: Deps, siteId: number): Promise<string[]> => {
  const rows = await listPrices(db, siteId);
  const lines = rows.map(({ cents, ...ids }) =>
    [...Object.values(ids).map((id) => id ?? ''), formatMoney(cents, '')].join(','),
  );
  return [priceColumns.join(','), ...lines];
};

/**
 * `prices HOST`: every price as comma-separated text. `prices HOST FILE.csv`: such a file's grids take the place
 * of those they name; where a row is wrong, all that are wrong are named and nothing is changed.
 */
export const prices = async (deps: Deps, [host, path]: readonly string[]): Promise<string[]> => {
  const { id } = await findSite(deps, host);
  if (!path) return show(deps, id);
  const site = (await deps.sites.all()).find((one) => one.id === id);
  if (!site) throw new Error(`There is no site "${host}".`);
  const read = readPriceRows(readCsv(await readText(path)), site.bootstrap.dictionaries);
  if (read.problems.length > 0) throw new Error([...read.problems, 'Nothing was imported.'].join('\n'));
  if (read.prices.length === 0) throw new Error('The file holds no prices. Nothing was imported.');
  await replacePrices(deps.db, id, read.prices);
  return [`${read.prices.length} prices are imported on ${host}.`];
};
