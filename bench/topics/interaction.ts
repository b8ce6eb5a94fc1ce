import { interleave } from '../measure/interleave.ts';
import { type OpenPage, untilReady, visit } from '../measure/visit.ts';
import { sampleOf, withRatio } from '../report/table.ts';
import { octavoName } from '../stage/subjects.ts';
import type { Topic } from './topic.ts';

/** Fields that are changed, each with the two values that are chosen in turn. */
const fields: readonly (readonly [name: string, values: readonly string[]])[] = [
  ['deadlineId', ['3', '5']],
  ['academicLevelId', ['2', '3']],
  ['typeId', ['2', '1']],
];
const times = 6;

/** Time between two changes, in which the server confirms the price of the first one. */
const restMs = 300;

/** Changes each field several times. Returns the waits for the new price, by the name of the field. */
const changeFields = async ({ page }: OpenPage) => {
  await untilReady(page);
  const waits: Record<string, number[]> = {};
  for (const [field, values] of fields) {
    waits[field] = [];
    // The first two changes are not measured, because they also load and compile code.
    for (let time = -2; time < times; time += 1) {
      const value = values[Math.abs(time % 2)] ?? '';
      const wait = await page.evaluate(([name, chosen]) => window.octavoBench.choose(name, chosen), [
        field,
        value,
      ] as const);
      if (time >= 0) waits[field].push(wait);
      await page.waitForTimeout(restMs);
    }
  }
  return waits;
};

/** Measures the time from a change of a select to the frame with the new price. */
export const interaction: Topic = {
  name: 'interaction',
  rounds: 4,
  minutes: 5,
  measure: async (stage, allowance) => {
    const { browser, subjects } = await stage();
    const withFields = subjects.filter(
      ({ watched, isFirstPriceOnly }) => !isFirstPriceOnly && watched.element !== 'octavo-price-list',
    );
    const conditions = { cpu: 4 };
    const options = { reducedMotion: 'reduce' };
    const results = await interleave(withFields, allowance, (subject) =>
      visit(browser, { subject, conditions, options }, changeFields),
    );
    const [first = ''] = fields.map(([name]) => `${name}, ms`);
    const table = {
      title: 'From a change of a select to the new price',
      columns: fields.map(([name]) => `${name}, ms`),
      rows: results.map(({ subject, figures }) => ({
        name: subject.name,
        cells: fields.map(([name]) => sampleOf(figures.flatMap((waits) => waits[name] ?? []))),
      })),
      notes: [
        'Pixel 5, processor 4 times slower, reduced motion, so that the price drawn is the final one, which is drawn in the next frame.',
      ],
    };
    return [withRatio(table, first, octavoName)];
  },
};
