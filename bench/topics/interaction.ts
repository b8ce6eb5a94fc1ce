import { type Change, changeOften, type Edit } from '../measure/interact.ts';
import { interleave } from '../measure/interleave.ts';
import { metricsOf, type OpenPage, visit } from '../measure/visit.ts';
import { type Cell, sampleOf, type Table, withRatio } from '../report/table.ts';
import { octavoName, type Subject } from '../stage/subjects.ts';
import type { Topic } from './topic.ts';

const times = 12;
const edits: readonly Edit[] = [
  { field: 'deadlineId', values: ['3', '5'] },
  { field: 'academicLevelId', values: ['2', '3'] },
  { field: 'typeId', values: ['2', '1'] },
];

/** Milliseconds a change that the browser spent in each kind of work. */
const steps = {
  script: 'ScriptDuration',
  style: 'RecalcStyleDuration',
  layout: 'LayoutDuration',
  all: 'TaskDuration',
};
type Steps = Record<keyof typeof steps, number>;
interface Series {
  changes: Change[];
  steps: Steps;
}

const editOn =
  (subject: Subject, edit: Edit) =>
  async ({ page, session }: OpenPage): Promise<Series> => {
    await page.waitForLoadState('networkidle');
    // The first changes load and compile what the later ones only run.
    await changeOften(page, subject.watched, edit, 2);
    const before = await metricsOf(session);
    const changes = await changeOften(page, subject.watched, edit, times);
    const after = await metricsOf(session);
    const spent = (name: string) => (((after[name] ?? 0) - (before[name] ?? 0)) * 1000) / times;
    return {
      changes,
      steps: {
        script: spent(steps.script),
        style: spent(steps.style),
        layout: spent(steps.layout),
        all: spent(steps.all),
      },
    };
  };

type Results = readonly { subject: Subject; figures: readonly Series[] }[];

const changeColumns = [
  ['price drawn, ms', 'drawn'],
  ['frames', 'frames'],
  ['handler done, ms', 'handled'],
  ['price written, ms', 'written'],
] as const;
const stepColumns = [
  ['script', 'script'],
  ['style', 'style'],
  ['layout', 'layout'],
  ['all tasks', 'all'],
] as const;

const cellsOf = (figures: readonly Series[]): Cell[] => [
  ...changeColumns.map(([, key]) =>
    sampleOf(figures.flatMap(({ changes }) => changes.map((one) => one[key]))),
  ),
  ...stepColumns.map(([, key]) => sampleOf(figures.map((one) => one.steps[key]))),
];

const editTable = ({ field }: Edit, results: Results): Table =>
  withRatio(
    {
      title: `From a change of ${field} to the new price`,
      columns: [...changeColumns, ...stepColumns].map(([name]) => name),
      rows: results.map(({ subject, figures }) => ({ name: subject.name, cells: cellsOf(figures) })),
      notes: [],
    },
    'price drawn, ms',
    octavoName,
  );

/** From the change of a select to the frame with the new price, on a slow processor. */
export const interaction: Topic = {
  name: 'interaction',
  rounds: 3,
  minutes: 4,
  measure: async (stage, allowance) => {
    const { browser, subjects } = await stage();
    const withFields = subjects.filter(({ watched }) => watched.element !== 'octavo-price-list');
    const tables: Table[] = [];
    for (const edit of edits) {
      const share = { ...allowance, minutes: allowance.minutes / edits.length };
      const results = await interleave(withFields, share, (subject) =>
        visit(
          browser,
          { subject, conditions: { cpu: 4 }, options: { reducedMotion: 'reduce' } },
          editOn(subject, edit),
        ),
      );
      tables.push(editTable(edit, results));
    }
    const notes = [
      'Pixel 5, processor 4 times slower, reduced motion, so that the price drawn is the final one. Frames count those drawn up to the one with the price.',
      'Script, style, layout and all tasks are milliseconds a change, measured by the browser until the next change, with what follows the price.',
    ];
    return tables.map((table, index) => (index === tables.length - 1 ? { ...table, notes } : table));
  },
};
