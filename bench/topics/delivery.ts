import type { Browser } from 'playwright-core';
import { interleave } from '../measure/interleave.ts';
import { withRealLine } from '../measure/real-line.ts';
import { slowPhone, visit } from '../measure/visit.ts';
import { type Table, withRatio } from '../report/table.ts';
import { type Subject, watchedOf } from '../stage/subjects.ts';
import { readVisit, visitTable } from './first-price.ts';
import { overTls } from './real-line.ts';
import type { Topic } from './topic.ts';

const present = 'calculator.js, first view inside: the default';
const shapes = {
  [present]: 'calculator',
  'octavo.js, its code preloaded by the page': 'preloaded',
  'octavo.js, which asks for its code': 'loader',
  'one script with loader and code': 'one-file',
  'calculator.js, data from the API': 'fetched',
};

const note =
  'calculator.js is octavo.js with the first view of the calculator. The last row is a page of another site: it shows no first view, and its data come from the API of its own.';

/** Compares the forms in which the same calculator could be delivered. */
export const delivery: Topic = {
  name: 'delivery',
  rounds: 5,
  minutes: 2,
  measure: async (stage, allowance) => {
    const { browser, octavo } = await stage();
    const subjects: Subject[] = Object.entries(shapes).map(([name, page]) => ({
      name,
      url: `${octavo.origin}/bench/${page}.html`,
      watched: watchedOf.calculator,
    }));
    const measure = async (
      title: string,
      visitor: Browser,
      line: object,
      pages: Subject[],
    ): Promise<Table> => {
      const conditions = { cpu: slowPhone.cpu, ...line };
      const results = await interleave(pages, allowance, (subject) =>
        visit(visitor, { subject, conditions }, readVisit),
      );
      const columns = [
        ['price visible, ms', 'price'],
        ['kB to the first price', 'bytesToPrice'],
        ['requests', 'requestsToPrice'],
      ] as const;
      return withRatio(visitTable(title, columns, results), 'price visible, ms', present);
    };
    const throttled = await measure(
      "Shapes of delivery, the browser's throttle",
      browser,
      slowPhone,
      subjects,
    );
    const overRealLine = await withRealLine(slowPhone.line, (visitor) =>
      measure('Shapes of delivery, real connections', visitor, {}, subjects.map(overTls)),
    );
    return [throttled, { ...overRealLine, notes: [note] }];
  },
};
