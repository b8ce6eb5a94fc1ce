import { parseArgs } from 'node:util';
import { inScope } from '../test/support/runner/suite/stop-after.mjs';
import { writeResult } from './report/results.ts';
import { tableText } from './report/table.ts';
import { openStage, type Stage } from './stage/stage.ts';
import { effort } from './topics/effort.ts';
import { firstPrice } from './topics/first-price.ts';
import { interaction } from './topics/interaction.ts';
import { realLine } from './topics/real-line.ts';
import { server } from './topics/server/answers.ts';
import { faults } from './topics/server/faults.ts';
import { office } from './topics/server/office.ts';
import { orders } from './topics/server/orders.ts';
import { overload } from './topics/server/overload.ts';
import { storage } from './topics/server/storage.ts';
import type { Topic } from './topics/topic.ts';

interface Flags {
  /** Part of a subject's name, in lower case. Other subjects are not measured. */
  only: string;
  /** Number of rounds; 0 for the topic's default. */
  rounds: number;
}

/** All topics, in the order in which they run and are reported. */
const topics: readonly Topic[] = [
  firstPrice,
  realLine,
  interaction,
  effort,
  server,
  orders,
  office,
  storage,
  overload,
  faults,
];

const names = topics.map(({ name }) => name);

/**
 * Runs one topic and prints its tables. Results are written only for a whole topic, because results of a part are not
 * comparable.
 */
const run = async (topic: Topic, stage: () => Promise<Stage>, { only, rounds }: Flags) => {
  const { name, minutes, measure } = topic;
  const startedAt = Date.now();
  const tables = await measure(stage, { rounds: rounds || topic.rounds, minutes, only });
  for (const table of tables) console.log(`\n${tableText(table)}`);
  console.log(`${name}: ${Math.round((Date.now() - startedAt) / 1000)} s`);
  if (!only && !rounds) await writeResult(name, tables, names);
};

const measure = async (args: string[]) => {
  const options = {
    only: { type: 'string', default: '' },
    rounds: { type: 'string', default: '0' },
  } as const;
  const { values, positionals: topicNames } = parseArgs({ args, options, allowPositionals: true });
  const flags: Flags = { only: values.only.toLowerCase(), rounds: Number(values.rounds) };
  const unknown = topicNames.filter((name) => !names.includes(name));
  if (unknown.length) {
    console.log(
      `There is no topic ${unknown.join(', ')}, so nothing was measured. The topics are: ${names.join(', ')}.`,
    );
    process.exitCode = 1;
    return;
  }
  let opened: Promise<Stage> | undefined;
  const stage = () => {
    opened ??= openStage(flags.only);
    return opened;
  };
  for (const topic of topics.filter(({ name }) => !topicNames.length || topicNames.includes(name)))
    await run(topic, stage, flags).catch((error) => {
      console.error(`${topic.name} could not be measured:`, error);
      process.exitCode = 1;
    });
};

/**
 * Runs the named topics, or all of them. `--only=order` measures only subjects with that text in their name,
 * `--rounds=1` sets the number of rounds. A topic that fails does not stop the other topics. The processes
 * of all topics are stopped at the end.
 */
export const main = (args: string[]) => inScope(() => measure(args));
