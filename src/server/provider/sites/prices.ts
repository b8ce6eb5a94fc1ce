import type { Deps } from '../../deps.ts';
import { priceColumns, priceRowText, readPriceRows } from '../../sites/price-text.ts';
import { listPrices, type UnplacedPrice } from '../../sites/store/prices.ts';
import { importPrices } from '../../staff/catalogue/save-prices.ts';
import { commandActor } from '../../staff/store/acts.ts';
import type { Options } from '../read-arguments.ts';
import { readTextFile } from '../read-files.ts';
import { findSiteContent } from './sites.ts';

const listLines = async ({ db }: Deps, siteId: number): Promise<string[]> => [
  priceColumns.join(','),
  ...(await listPrices(db, siteId)).map(priceRowText),
];

/** Maximum number of missing prices that are listed. */
const maximumListed = 20;

const namesOf = (missing: readonly UnplacedPrice[]) => [
  ...missing.slice(0, maximumListed).map((price) => `  ${priceRowText(price)}`),
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
  const site = await findSiteContent(deps, host);
  if (!path) return listLines(deps, site.id);
  const parsed = readPriceRows(await readTextFile(path), site.allDictionaries);
  if (parsed.problems.length > 0) throw new Error([...parsed.problems, 'Nothing was imported.'].join('\n'));
  if (parsed.prices.length === 0)
    throw new Error('The file holds no prices, so nothing was imported. Add rows below the first one.');
  const isReplaced = replace !== undefined;
  const actor = commandActor(deps.now());
  const missing = await importPrices(deps.db, site, { prices: parsed.prices, isReplaced }, actor);
  return [
    `${parsed.prices.length} prices are imported on ${host}.`,
    ...missingLines(missing, isReplaced ? 'removed' : 'kept'),
  ];
};
