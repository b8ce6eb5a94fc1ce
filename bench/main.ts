import { readResults, resultOf, writeResults } from './report/results.ts';
import { tableText } from './report/table.ts';
import { openStage, type Stage } from './stage/stage.ts';
import { topics } from './topics/all.ts';
import type { Topic } from './topics/topic.ts';

const names = topics.map(({ name }) => name);

/** Opens the stage when it is first asked for. */
const createStage = () => {
  let opened: Promise<Stage> | undefined;
  return {
    open: () => {
      opened ??= openStage();
      return opened;
    },
    close: async () => (await opened?.catch(() => undefined))?.stop(),
  };
};

const run = async ({ name, rounds, minutes, measure }: Topic, stage: () => Promise<Stage>) => {
  const began = Date.now();
  const tables = await measure(stage, { rounds, until: began + minutes * 60_000 });
  for (const table of tables) console.log(`\n${tableText(table)}`);
  console.log(`${name}: ${Math.round((Date.now() - began) / 1000)} s`);
  await writeResults({ ...(await readResults()), [name]: resultOf(tables) }, names);
};

/** Runs the named topics, or all. One that fails does not keep the others from being measured. */
export const main = async (wanted: readonly string[]) => {
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length) {
    console.log(`There is no topic ${unknown.join(', ')}. The topics: ${names.join(', ')}.`);
    process.exitCode = 1;
    return;
  }
  const stage = createStage();
  for (const topic of topics.filter(({ name }) => !wanted.length || wanted.includes(name)))
    await run(topic, stage.open).catch((error) => {
      console.error(`${topic.name} could not be measured:`, error);
      process.exitCode = 1;
    });
  await stage.close();
};
