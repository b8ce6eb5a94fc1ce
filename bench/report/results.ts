import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { arch, cpus, loadavg, platform, release } from 'node:os';
import { type Table, tableText } from './table.ts';

/** Tables of a topic, with the time and the machine of the measurement. */
interface TopicResult {
  measuredAt: string;
  machine: { cpu: string; cores: number; system: string; node: string; load: number };
  tables: readonly Table[];
}

/** Results by topic. A run of one topic replaces only that topic's results. */
type Results = Record<string, TopicResult>;

const json = 'bench/results.json';
const markdown = 'bench/RESULTS.md';

export const readResults = async (): Promise<Results> =>
  existsSync(json) ? JSON.parse(await readFile(json, 'utf8')) : {};

export const resultOf = (tables: readonly Table[]): TopicResult => ({
  measuredAt: new Date().toISOString(),
  machine: {
    cpu: cpus()[0]?.model.trim() ?? 'unknown',
    cores: cpus().length,
    system: `${platform()} ${release()} ${arch()}`,
    node: process.version,
    load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
  },
  tables,
});

/** Makes the heading of a topic from its name: `first-price` becomes "First price". */
const titleOf = (name: string) => name.replace(/^./, (first) => first.toUpperCase()).replaceAll('-', ' ');

const sectionText = (name: string, { measuredAt, machine, tables }: TopicResult) =>
  [
    `## ${titleOf(name)}`,
    '',
    `${measuredAt.slice(0, 16).replace('T', ' ')} UTC on ${machine.cores} × ${machine.cpu}, ${machine.system}, Node ${machine.node}, load ${machine.load}.`,
    '',
    ...tables.map(tableText),
  ].join('\n');

const head = `# Results

Written by \`npm run bench\`. Medians, with the least and the greatest of the runs behind them. What stands in one table was
measured in the same run on the same machine, taking turns; figures of different tables may stem from different days.
`;

/** Writes results.json and makes RESULTS.md from it. `order` is the sequence of the topics. */
export const writeResults = async (results: Results, order: readonly string[]) => {
  await writeFile(json, `${JSON.stringify(results, null, 1)}\n`);
  const sections = order.flatMap((name) => (results[name] ? sectionText(name, results[name]) : []));
  await writeFile(markdown, [head, ...sections].join('\n'));
};
