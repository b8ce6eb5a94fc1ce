import { readResults, resultOf, writeResults } from './report/results.ts';
import { tableText } from './report/table.ts';
import { openStage, type Stage } from './stage/stage.ts';
import { topics } from './topics/all.ts';
import type { Topic } from './topics/topic.ts';

interface Flags {
  /** Part of a subject's name, in lower case. Other subjects are not measured. */
  only: string;
  /** Number of rounds; 0 for the topic's own number. */
  rounds: number;
}

const names = topics.map(({ name }) => name);

/** Creates a stage that is opened at its first use. */
const createStage = ({ only }: Flags) => {
  let opened: Promise<Stage> | undefined;
  return {
    open: async () => {
      opened ??= openStage();
      const stage = await opened;
      return { ...stage, subjects: stage.subjects.filter(({ name }) => name.toLowerCase().includes(only)) };
    },
    close: async () => (await opened?.catch(() => undefined))?.stop(),
  };
};

/** Runs one topic and prints its tables. Writes results only for a whole topic, because a part cannot be compared with them. */
const run = async (topic: Topic, stage: () => Promise<Stage>, { only, rounds }: Flags) => {
  const { name, minutes, measure } = topic;
  const began = Date.now();
  const tables = await measure(stage, { rounds: rounds || topic.rounds, minutes });
  for (const table of tables) console.log(`\n${tableText(table)}`);
  console.log(`${name}: ${Math.round((Date.now() - began) / 1000)} s`);
  if (!only && !rounds) await writeResults({ ...(await readResults()), [name]: resultOf(tables) }, names);
};

const textAfter = (words: readonly string[], flag: string) =>
  words.find((word) => word.startsWith(flag))?.slice(flag.length) ?? '';

/**
 * Runs the named topics, or all; `--only=order` measures only subjects with that in their name, `--rounds=1` so many
 * rounds. A topic that fails does not keep the others from being measured.
 */
export const main = async (words: readonly string[]) => {
  const wanted = words.filter((word) => !word.startsWith('--'));
  const flags: Flags = {
    only: textAfter(words, '--only=').toLowerCase(),
    rounds: Number(textAfter(words, '--rounds=')),
  };
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length) {
    console.log(`There is no topic ${unknown.join(', ')}. The topics: ${names.join(', ')}.`);
    process.exitCode = 1;
    return;
  }
  const stage = createStage(flags);
  for (const topic of topics.filter(({ name }) => !wanted.length || wanted.includes(name)))
    await run(topic, stage.open, flags).catch((error) => {
      console.error(`${topic.name} could not be measured:`, error);
      process.exitCode = 1;
    });
  await stage.close();
};
