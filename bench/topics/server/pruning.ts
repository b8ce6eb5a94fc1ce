import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '../../../src/server/database/open.ts';
import { pruneEvents } from '../../../src/server/statistics/event-days.ts';
import { startPostgres } from '../../../test/support/server/database/postgres.mjs';
import {
  createDeployment,
  type Deployment,
  startProcess,
} from '../../../test/support/server/start-process.ts';
import type { Table } from '../../report/table.ts';
import { unlimited } from '../../server/requests/customer-requests.ts';
import {
  fill,
  growthCells,
  latencyColumns,
  loadSeconds,
  loadServer,
  loadText,
} from '../../server/storage/beside-upkeep.ts';
import type { Topic } from '../topic.ts';

const dayMs = 86_400_000;
const oldEvents = 3_000_000;
/** The 99th percentile may grow by so many times as much as the median. */
const allowedGrowth = 1.5;

const countEvents = async ({ dataFolder, databaseUrl }: Deployment) => {
  const { db } = openDatabase(dataFolder, databaseUrl);
  const { count } = await db
    .selectFrom('visitor_events')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('at', '<', Date.now() - dayMs)
    .executeTakeFirstOrThrow()
    .finally(() => db.destroy());
  return Number(count);
};

/** Prunes from this process in the middle of the load, because PostgreSQL drops a day in a moment. */
const dropDay = async ({ dataFolder, databaseUrl }: Deployment) => {
  await pause((loadSeconds * 1000) / 2);
  const { db, kind } = openDatabase(dataFolder, databaseUrl);
  const { signal } = new AbortController();
  await pruneEvents({ db, kind }, { now: Date.now(), days: 1, signal }).finally(() => db.destroy());
};

/** Measures requests beside old events, which a server with few days of statistics prunes from its start on. */
const measurePruning = async (databaseUrl: string | null, days: '1' | '60') => {
  const own = await createDeployment();
  const deployment = { ...own, databaseUrl: databaseUrl ?? own.databaseUrl };
  try {
    await fill(deployment, oldEvents);
    const isDropped = databaseUrl !== null;
    const server = await startProcess(deployment, {
      ...unlimited,
      STATISTICS_DAYS: isDropped ? '60' : days,
    });
    const [latency] = await Promise.all([
      loadServer(server),
      isDropped && days === '1' ? dropDay(deployment) : null,
    ]);
    await server.end('SIGKILL');
    return { latency, pruned: oldEvents - (await countEvents(deployment)) };
  } finally {
    await own.remove();
  }
};

const startDurable = () => startPostgres({ fsync: 'on', full_page_writes: 'on' });

const comparePruning = async (name: string, start: typeof startDurable | null) => {
  const measure = async (days: '1' | '60') => {
    const postgres = await start?.();
    return measurePruning(postgres?.url ?? null, days).finally(() => postgres?.stop());
  };
  const without = await measure('60');
  const beside = await measure('1');
  return { name, cells: [beside.pruned, ...growthCells(without.latency, beside.latency)] };
};

/** Measures requests while old events are pruned. */
export const pruning: Topic = {
  name: 'pruning',
  rounds: 1,
  minutes: 3,
  measure: async (): Promise<Table[]> => [
    {
      title: 'Requests while old events are pruned',
      columns: ['events pruned meanwhile', ...latencyColumns],
      rows: [
        await comparePruning('embedded database', null),
        await comparePruning('PostgreSQL', startDurable),
      ],
      notes: [
        `${loadText} ${oldEvents.toLocaleString('en')} events are older than STATISTICS_DAYS. The 99th percentile may grow by ${allowedGrowth} times as much as the median.`,
      ],
    },
  ],
};
