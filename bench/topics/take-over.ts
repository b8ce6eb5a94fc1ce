import { interleave } from '../measure/interleave.ts';
import { withRealLine } from '../measure/real-line.ts';
import { slowPhone, visit } from '../measure/visit.ts';
import { sampleOf, withRatio } from '../report/table.ts';
import { octavoName, peers } from '../stage/subjects.ts';
import { overTls } from './real-line.ts';
import type { Topic } from './topic.ts';

const compared: readonly string[] = [octavoName, peers.vanilla];
const conditions = { cpu: slowPhone.cpu };

/** Measures what a visitor waits for who chooses a deadline in the frame after the first price. */
export const takeOver: Topic = {
  name: 'take-over',
  rounds: 7,
  minutes: 3,
  measure: async (stage, allowance) => {
    const { subjects } = await stage();
    const calculators = subjects
      .filter(({ name }) => compared.includes(name))
      .map((subject) => overTls({ ...subject, watched: { ...subject.watched, choice: '3' } }));
    const results = await withRealLine(slowPhone.line, (browser) =>
      interleave(calculators, allowance, (subject) =>
        visit(browser, { subject, conditions, options: { reducedMotion: 'reduce' } }, ({ page }) =>
          page.evaluate(async () => [await window.octavoBench.price, await window.octavoBench.chosen]),
        ),
      ),
    );
    const table = {
      title: 'A choice in the frame after the first price',
      columns: ['price visible, ms', 'new price visible, ms'],
      rows: results.map(({ subject, figures }) => ({
        name: subject.name,
        cells: [0, 1].map((index) => sampleOf(figures.map((figure) => figure[index] ?? Number.NaN))),
      })),
      notes: ['Since the navigation, over the real connections of the table above, with reduced motion.'],
    };
    return [withRatio(table, 'new price visible, ms', peers.vanilla)];
  },
};
