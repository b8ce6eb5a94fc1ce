import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { arch, cpus, loadavg, platform, release } from 'node:os';
import { type Table, tableText } from './table.ts';

const path = 'bench/RESULTS.md';

/** Makes the heading of a topic from its name: `first-price` becomes "First price". */
const titleOf = (name: string) => name.replace(/^./, (first) => first.toUpperCase()).replaceAll('-', ' ');

/** Returns the section of a topic: its tables, with the time and the machine of the measurement. */
const sectionText = (name: string, tables: readonly Table[]) => {
  const time = new Date().toISOString().slice(0, 16).replace('T', ' ');
  const cpu = cpus()[0]?.model.trim() ?? 'unknown';
  const load = Math.round((loadavg()[0] ?? 0) * 10) / 10;
  const system = `${platform()} ${release()} ${arch()}`;
  const machine = `${cpus().length} × ${cpu}, ${system}, Node ${process.version}, load ${load}`;
  return [`## ${titleOf(name)}`, '', `${time} UTC on ${machine}.`, '', ...tables.map(tableText)]
    .join('\n')
    .trim();
};

const head = `# Results

Written by \`npm run bench\`. Medians, with the least and the greatest of the runs behind them. All figures of one
table were measured in the same run on the same machine, taking turns; figures of different tables may be of different days.`;

/** Reads the sections of RESULTS.md by their headings. */
const readSections = async () => {
  const text = existsSync(path) ? await readFile(path, 'utf8') : '';
  const sections = text.split(/^(?=## )/m).map((section) => section.trim());
  return new Map(sections.map((section) => [section.split('\n', 1)[0] ?? '', section]));
};

/** Writes the tables of a topic into RESULTS.md, whose other sections stay. `order` is the sequence of the topics. */
export const writeResult = async (
  topic: string,
  tables: readonly Table[],
  order: readonly string[],
): Promise<void> => {
  const sections = (await readSections()).set(`## ${titleOf(topic)}`, sectionText(topic, tables));
  const ordered = order.flatMap((name) => sections.get(`## ${titleOf(name)}`) ?? []);
  await writeFile(path, `${[head, ...ordered].join('\n\n')}\n`);
};
