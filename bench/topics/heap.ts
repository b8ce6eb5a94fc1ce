import type { CDPSession } from 'playwright-core';
import { interleave } from '../measure/interleave.ts';
import { mountMany } from '../measure/mount.ts';
import { metricsOf, type OpenPage, untilReady, visit } from '../measure/visit.ts';
import { sampleOf, type Table } from '../report/table.ts';
import type { Subject } from '../stage/subjects.ts';
import type { Topic } from './topic.ts';

const times = 1000;
/** Number of widgets that are mounted together and removed again. */
const batchSize = 10;

/** Counts the memory, nodes and listeners that remain after garbage collection. */
const countRetained = async (session: CDPSession) => {
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { JSHeapUsedSize = 0, Nodes = 0, JSEventListeners = 0 } = await metricsOf(session);
  return { megabytes: JSHeapUsedSize / 1e6, nodes: Nodes, listeners: JSEventListeners };
};

const mountRepeatedly =
  ({ watched }: Subject) =>
  async ({ page, session }: OpenPage) => {
    await untilReady(page);
    // The count starts after the first round, because that round also loads code and fills caches, which is no leak.
    await mountMany(page, watched, batchSize);
    const before = await countRetained(session);
    for (let time = 0; time < times; time += batchSize) await mountMany(page, watched, batchSize);
    return { before, after: await countRetained(session) };
  };

/** Measures the memory of one widget, and the memory that a thousand removed widgets leave. */
export const heap: Topic = {
  name: 'heap',
  rounds: 1,
  minutes: 2,
  measure: async (stage, allowance): Promise<Table[]> => {
    const { browser, subjects } = await stage();
    const results = await interleave(
      subjects.filter(({ isFirstPriceOnly }) => !isFirstPriceOnly),
      allowance,
      (subject) => visit(browser, { subject, conditions: { cpu: 1 } }, mountRepeatedly(subject)),
    );
    const columns = [
      ['MB mounted', ({ before }) => before.megabytes],
      ['MB after', ({ after }) => after.megabytes],
      ['nodes mounted', ({ before }) => before.nodes],
      ['nodes after', ({ after }) => after.nodes],
      ['listeners mounted', ({ before }) => before.listeners],
      ['listeners after', ({ after }) => after.listeners],
    ] satisfies [string, (one: Awaited<ReturnType<ReturnType<typeof mountRepeatedly>>>) => number][];
    return [
      {
        title: 'Memory of the page',
        columns: columns.map(([name]) => name),
        rows: results.map(({ subject, figures }) => ({
          name: subject.name,
          cells: columns.map(([, read]) => sampleOf(figures.map(read))),
        })),
        notes: [
          `One widget stays mounted; after is after ${times} more were mounted and removed, ten at a time.`,
        ],
      },
    ];
  },
};
