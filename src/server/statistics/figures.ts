import { setTimeout as pause } from 'node:timers/promises';
import { originParts } from '../../api/figures.ts';
import type {
  Difference,
  StaffFigures,
  StaffTemplates,
  TemplateVisitors,
} from '../../api/resources/staff-figures.ts';
import { readFromReplica } from '../database/replica.ts';
import { isoTime } from '../database/time.ts';
import type { CallDeps } from '../deps.ts';
import { dayMs } from '../durations.ts';
import { compareShares } from './compare-shares.ts';
import { dayOf } from './event-rows.ts';
import { addUpBy, sumsOf } from './report-rows.ts';
import { readSums } from './store/day-figures.ts';
import { type Period, readOverdueOrders, readPlacedOrders } from './store/read-placed-orders.ts';
import { readSplit } from './store/read-split.ts';

/** Returns a period that ends now and includes today and the days before, `days` in total. */
const lastDays = (days: number, now: number): Period => ({
  from: dayOf(now) - (days - 1) * dayMs,
  to: now + 1,
});

/** Milliseconds for which a reader waits until the latest changes are summed up. A busy site gets its figures without them. */
const longestWaitMs = 200;

/** Reads the figures of a site for the last `days` days, today included. */
export const readFigures = async (
  { db, settings, figureSums, now }: Pick<CallDeps, 'db' | 'settings' | 'figureSums' | 'now'>,
  { siteId, days }: { siteId: number; days: number },
): Promise<StaffFigures> => {
  const period = lastDays(days, now());
  const isLate = pause(longestWaitMs).then(() => false);
  const isCurrent = await Promise.race([figureSums.update().then(() => true), isLate]);
  const overdue = sumsOf(await readOverdueOrders(db, siteId, period));
  const sums = [...(await readSums(db, siteId, period.from)), ...overdue];
  const sumsOfPart = (part: string) => sums.filter((sum) => sum.part === part);
  const notices = [
    !isCurrent && 'The latest changes of orders are still being added up. Open this page again in a minute.',
    settings.statisticsUrl && 'New views are not counted here, because STATISTICS_URL takes them.',
  ];
  return {
    days: [...addUpBy(sumsOfPart(''), ({ day }) => day)]
      .sort(([one], [other]) => one - other)
      .map(([day, values]) => ({ day: isoTime(day), ...values })),
    origins: originParts.flatMap((part) =>
      [...addUpBy(sumsOfPart(part), ({ name }) => name)]
        .map(([name, values]) => ({ part, name, ...values }))
        .sort((one, other) => other.revenue - one.revenue || other.views - one.views),
    ),
    notices: notices.filter((sentence) => typeof sentence === 'string'),
  };
};

/** Compares the shares of two groups of visitors who ordered or paid. */
const differenceIn = (
  what: 'ordered' | 'paid',
  first: TemplateVisitors | undefined,
  second: TemplateVisitors,
): Difference | null =>
  first && first !== second
    ? compareShares({ count: first[what], of: first.visitors }, { count: second[what], of: second.visitors })
    : null;

/**
 * Reads the numbers of visitors who ordered and paid by template. It reads single visitors, so it takes longer than the figures.
 */
export const readTemplates = async (
  { db, settings, now }: Pick<CallDeps, 'db' | 'settings' | 'now'>,
  { siteId, days }: { siteId: number; days: number },
): Promise<StaffTemplates> => {
  const period = lastDays(days, now());
  const { result: split, notice } = await readFromReplica({ db, settings }, async (reader) => {
    return readSplit(reader, { siteId, period }, await readPlacedOrders(reader, siteId, period));
  });
  return {
    templates: split.map((visitors) => ({
      ...visitors,
      orderedDifference: differenceIn('ordered', split[0], visitors),
      paidDifference: differenceIn('paid', split[0], visitors),
    })),
    notices: notice === null ? [] : [notice],
  };
};
