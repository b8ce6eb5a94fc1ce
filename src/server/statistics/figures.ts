import { originParts } from '../../api/figures.ts';
import type { Difference, StaffFigures, TemplateVisitors } from '../../api/resources/staff-figures.ts';
import { readFromReplica } from '../database/replica.ts';
import { isoTime } from '../database/time.ts';
import type { CallDeps } from '../deps.ts';
import { compareShares } from './compare-shares.ts';
import { addUpBy } from './report-rows.ts';
import { readPlacedOrders } from './store/read-placed-orders.ts';
import { readSplit } from './store/read-split.ts';
import { lastDays, readEventTexts, readViews } from './store/read-views.ts';

/** Compares what two groups of visitors did. */
const differenceIn = (
  what: 'ordered' | 'paid',
  first: TemplateVisitors | undefined,
  second: TemplateVisitors,
): Difference | null =>
  first && first !== second
    ? compareShares({ count: first[what], of: first.visitors }, { count: second[what], of: second.visitors })
    : null;

/** Reads the figures of a site for the last `days` days, today included. */
export const readFigures = async (
  { db, settings, now }: Pick<CallDeps, 'db' | 'settings' | 'now'>,
  { siteId, days }: { siteId: number; days: number },
): Promise<StaffFigures> => {
  const period = lastDays(days, now());
  const { result, notice } = await readFromReplica({ db, settings }, async (reader) => {
    const views = { siteId, period, texts: await readEventTexts(reader, period) };
    const orders = await readPlacedOrders(reader, siteId, period);
    const rows = [...(await readViews(reader, views)), ...orders.map(({ row }) => row)];
    return { rows, split: await readSplit(reader, views, orders) };
  });
  const { rows, split } = result;
  const elsewhere =
    settings.statisticsUrl && 'New views are not counted here, because STATISTICS_URL takes them.';
  return {
    days: [...addUpBy(rows, ({ day }) => day)]
      .sort(([one], [other]) => one - other)
      .map(([day, values]) => ({ day: isoTime(day), ...values })),
    origins: originParts.flatMap((part) =>
      [...addUpBy(rows, ({ origin }) => origin[part])]
        .map(([name, values]) => ({ part, name, ...values }))
        .sort((one, other) => other.revenue - one.revenue || other.views - one.views),
    ),
    templates: split.map((visitors) => ({
      ...visitors,
      orderedDifference: differenceIn('ordered', split[0], visitors),
      paidDifference: differenceIn('paid', split[0], visitors),
    })),
    notices: [notice, elsewhere].filter((sentence) => typeof sentence === 'string'),
  };
};
