import { onPostgres } from '../../../test/support/server/database/fresh-database.ts';
import { startPostgres } from '../../../test/support/server/database/postgres.mjs';
import { createDeployment, type Deployment } from '../../../test/support/server/start-process.ts';
import { interleave } from '../../measure/interleave.ts';
import { type Cell, ratio, sampleOf, type Table } from '../../report/table.ts';
import {
  connections,
  customers,
  openBare,
  openOctavo,
  type Placed,
  type Subject,
} from '../../server/order-subjects.ts';
import { installPeers } from '../../stage/build-peers.ts';
import type { Topic } from '../topic.ts';

/** Smallest allowed ratio of the speed of Octavo's orders to that of the bare transaction. */
const target = 0.7;

const rowOf = (own: readonly Placed[], bare: readonly Placed[]): Cell[] => {
  const sample = (runs: readonly Placed[], figure: keyof Placed) => sampleOf(runs.map((run) => run[figure]));
  const placed = (runs: readonly Placed[]) =>
    sampleOf(runs.map(({ perSecond, requests, refused }) => perSecond * (1 - refused / requests)));
  const speeds = [placed(own), placed(bare)] as const;
  return [
    ...speeds,
    ratio(...speeds),
    target,
    sample(bare, 'alone'),
    sample(own, 'withLetters'),
    sample(own, 'cpu'),
    sample(bare, 'cpu'),
    sample(own, 'p50').median,
    sample(own, 'p99').median,
    sample(own, 'refused'),
  ];
};

/** Creates a second database on the same PostgreSQL. */
const secondDatabase = async (url: string) => {
  await onPostgres(url, 'create database bare');
  return url.replace(/postgres$/, 'bare');
};

/** Measures whole orders, which are written to the disk before they are acknowledged. */
export const orders: Topic = {
  name: 'orders',
  rounds: 3,
  minutes: 2,
  measure: async (_stage, allowance): Promise<Table[]> => {
    installPeers();
    const durable = { fsync: 'on', full_page_writes: 'on', max_connections: '100' };
    const postgres = await startPostgres(durable);
    const folders = await Promise.all([1, 2, 3, 4].map(() => createDeployment()));
    const place = (index: number, databaseUrl: string | null) => ({
      ...(folders[index] as Deployment),
      databaseUrl,
    });
    const databases = ['embedded database', ...(postgres ? ['PostgreSQL'] : [])];
    const subjects: Subject[] = [];
    try {
      subjects.push(await openOctavo(place(0, null)), await openBare(place(1, null)));
      if (postgres)
        subjects.push(
          await openOctavo(place(2, postgres.url)),
          await openBare(place(3, await secondDatabase(postgres.url))),
        );
      for (const { run } of subjects) await run();
      const results = await interleave(subjects, allowance, ({ run }) => run());
      const figuresOf = (index: number) => results[index]?.figures ?? [];
      return [
        {
          title: 'Orders placed',
          columns: [
            'orders a second',
            'bare',
            'ratio',
            'target',
            'bare without HTTP',
            'orders a second until all letters are sent',
            'processor, µs an order',
            'bare',
            'p50, ms',
            'p99, ms',
            'refused',
          ],
          rows: databases.map((name, index) => ({
            name,
            cells: rowOf(figuresOf(index * 2), figuresOf(index * 2 + 1)),
          })),
          notes: [
            `${connections} connections of ${customers} customers, each in a network of its own; each order is validated, priced and synced to the disk. Its two letters give way to requests, so most of them are sent, into files, after the last order. The column about letters includes their time.`,
            'The bare server is a Fastify in one process, as Octavo is, with the same load: it parses the JSON and inserts the same rows in one transaction, without session, validation, price, limits and letters. Without HTTP, the same process runs as many of these transactions at once as there are connections.',
            'Load, server and PostgreSQL share the processors of the machine.',
            ...(postgres ? [] : ['PostgreSQL is not installed here.']),
          ],
        },
      ];
    } finally {
      await Promise.all(subjects.map(({ end }) => end()));
      await Promise.all(folders.map((deployment) => deployment.stop()));
      await postgres?.stop();
    }
  },
};
