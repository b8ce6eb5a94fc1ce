import { type Change, changeOften, type Edit } from '../measure/interact.ts';
import { type Allowance, interleave } from '../measure/interleave.ts';
import { settleOften } from '../measure/settle.ts';
import { metricsOf, type OpenPage, untilReady, visit } from '../measure/visit.ts';
import { type Cell, sampleOf, type Table, withRatio } from '../report/table.ts';
import type { Stage } from '../stage/stage.ts';
import { octavoName, type Subject } from '../stage/subjects.ts';
import type { Topic } from './topic.ts';

const times = 6;
const edits: readonly Edit[] = [
  { field: 'deadlineId', values: ['3', '5'] },
  { field: 'academicLevelId', values: ['2', '3'] },
  { field: 'typeId', values: ['2', '1'] },
];

/** Names of the browser's counters for each kind of work. */
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

const measureEdit = async (
  { page, session }: OpenPage,
  { watched }: Subject,
  edit: Edit,
): Promise<Series> => {
  // The first changes are not measured, because they also load and compile code.
  await changeOften(page, watched, edit, 2);
  const before = await metricsOf(session);
  const changes = await changeOften(page, watched, edit, times);
  const after = await metricsOf(session);
  const millisecondsOf = (name: string) => (((after[name] ?? 0) - (before[name] ?? 0)) * 1000) / times;
  return {
    changes,
    steps: {
      script: millisecondsOf(steps.script),
      style: millisecondsOf(steps.style),
      layout: millisecondsOf(steps.layout),
      all: millisecondsOf(steps.all),
    },
  };
};

/** Measures all edits of a subject on one page, because opening a page takes longer than an edit. */
const measureEdits = (subject: Subject) => async (open: OpenPage) => {
  await untilReady(open.page);
  const series = new Map<Edit, Series>();
  for (const edit of edits) series.set(edit, await measureEdit(open, subject, edit));
  return series;
};

type Results = readonly { subject: Subject; figures: readonly ReadonlyMap<Edit, Series>[] }[];

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

const editTable = (edit: Edit, results: Results): Table =>
  withRatio(
    {
      title: `From a change of ${edit.field} to the new price`,
      columns: [...changeColumns, ...stepColumns].map(([name]) => name),
      rows: results.map(({ subject, figures }) => ({
        name: subject.name,
        cells: cellsOf(figures.flatMap((series) => series.get(edit) ?? [])),
      })),
      notes: [],
    },
    'price drawn, ms',
    octavoName,
  );

const motionTable = async (
  { browser, subjects }: Pick<Stage, 'browser' | 'subjects'>,
  allowance: Allowance,
): Promise<Table> => {
  const conditions = { cpu: 4 };
  const options = { reducedMotion: 'no-preference' };
  const results = await interleave(subjects, allowance, (subject) =>
    visit(browser, { subject, conditions, options }, async (open) => {
      await untilReady(open.page);
      return settleOften(open, subject.watched, times);
    }),
  );
  const columns = [
    ['first new figure drawn, ms', 'first'],
    ['frames', 'frames'],
    ['INP, ms', 'inp'],
    ['thread, ms', 'thread'],
  ] as const;
  return {
    title: 'A change of deadlineId by a key, with motion allowed',
    columns: columns.map(([name]) => name),
    rows: results.map(({ subject, figures }) => ({
      name: subject.name,
      cells: columns.map(([, key]) => sampleOf(figures.flat().map((settled) => settled[key]))),
    })),
    notes: [
      'Octavo counts to the new price in 500 ms, the peers write it at once. Thread is all work of the page until it rests.',
    ],
  };
};

/** Measures the time from the change of a select to the frame with the new price, on a slow processor. */
export const interaction: Topic = {
  name: 'interaction',
  rounds: 2,
  minutes: 1.5,
  measure: async (stage, allowance) => {
    const { browser, subjects } = await stage();
    const withFields = subjects.filter(
      ({ watched, isFirstPriceOnly }) => !isFirstPriceOnly && watched.element !== 'octavo-price-list',
    );
    const results = await interleave(withFields, allowance, (subject) =>
      visit(
        browser,
        { subject, conditions: { cpu: 4 }, options: { reducedMotion: 'reduce' } },
        measureEdits(subject),
      ),
    );
    const tables = edits.map((edit) => editTable(edit, results));
    const notes = [
      'Pixel 5, processor 4 times slower, reduced motion, so that the price drawn is the final one. Frames count those drawn up to the one with the price.',
      'Script, style, layout and all tasks are milliseconds a change, measured by the browser until the next change, with what follows the price.',
    ];
    const withNotes = tables.map((table, index) =>
      index === tables.length - 1 ? { ...table, notes } : table,
    );
    return [...withNotes, await motionTable({ browser, subjects: withFields }, allowance)];
  },
};
