import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { readFromReplica } from '../../database/replica.ts';
import type { Deps } from '../../deps.ts';
import { writeCsv } from '../../statistics/report/write-csv.ts';
import { readPlacedOrders } from '../../statistics/store/read-placed-orders.ts';
import { readSplit } from '../../statistics/store/read-split.ts';
import { lastDays, readEventTexts, readViews } from '../../statistics/store/read-views.ts';
import type { Options } from '../read-arguments.ts';
import { findSite } from './sites.ts';

const defaultDays = '30';

const readDays = (text: string): number => {
  const days = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (days < 1) throw new Error(`"${text}" is not a number of days. Name one such as 30.`);
  return days;
};

const save = (path: string, text: string) =>
  writeFile(path, text).catch((reason: NodeJS.ErrnoException) => {
    throw new Error(
      `"${path}" cannot be written (${reason.code}). Name a file in a folder that you may write to.`,
    );
  });

/**
 * `report HOST [FILE.html] [--days NUMBER]`: writes an HTML page with views, orders, revenue and the comparison of templates. A
 * second file has the same figures as comma-separated text, with a row for each combination of widget, template, page, campaign
 * and device.
 */
export const report = async (
  deps: Deps,
  [host = '', path = `report-${host.replace(/[^\w.-]/g, '-')}.html`]: readonly string[],
  { days = defaultDays }: Options = {},
): Promise<string[]> => {
  const { id } = await findSite(deps, host);
  if (!path.endsWith('.html'))
    throw new Error(`"${path}" is not the name of a page. Name one such as report.html.`);
  const period = lastDays(readDays(days), deps.now());
  const { result, notice } = await readFromReplica(deps, async (db) => {
    const texts = await readEventTexts(db, period);
    const orders = await readPlacedOrders(db, id, period);
    const views = { siteId: id, period, texts };
    const rows = [...(await readViews(db, views)), ...orders.map(({ row }) => row)];
    return { rows, split: await readSplit(db, views, orders) };
  });
  const csv = path.replace(/html$/, 'csv');
  // The module is loaded here, because its library of charts would double the duration of other commands.
  const { writeReport } = await import('../../statistics/report/write-report.ts');
  await save(path, writeReport({ host, period, ...result }, basename(csv)));
  await save(csv, writeCsv(result.rows));
  const elsewhere = deps.settings.statisticsUrl
    ? ['New views are not in the report, because STATISTICS_URL takes them.']
    : [];
  return [
    ...(notice ? [notice] : []),
    ...elsewhere,
    `The report of ${host} is in ${path}, its rows in ${csv}.`,
  ];
};
