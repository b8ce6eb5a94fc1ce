import { interleave } from '../measure/interleave.ts';
import { withRealLine } from '../measure/real-line.ts';
import { slowPhone, visit } from '../measure/visit.ts';
import { withRatio } from '../report/table.ts';
import { octavoName, pageAlone, peers, type Subject, watchedOf } from '../stage/subjects.ts';
import { readVisit, visitTable } from './first-price.ts';
import { overTls } from './real-line.ts';
import type { Topic } from './topic.ts';

/** Measures what a calculator costs a page with pictures, as long as nobody touches it. */
export const hostPage: Topic = {
  name: 'host-page',
  rounds: 7,
  minutes: 3,
  measure: async (stage, allowance) => {
    const { octavo } = await stage();
    const pictures = (name: string) => `${octavo.origin}/bench/pictures${name}.html`;
    const alone = { ...pageAlone(octavo.origin), url: pictures('') };
    const calculator = (page: string, name: string): Subject => ({
      name,
      url: pictures(`-${page}`),
      watched: watchedOf.calculator,
    });
    const subjects = [
      alone,
      calculator('calculator', octavoName),
      calculator('vanilla', peers.vanilla),
      calculator('preact-signals', peers['preact-signals']),
    ];
    const results = await withRealLine(slowPhone.line, (browser) =>
      interleave(subjects.map(overTls), allowance, (subject) =>
        visit(browser, { subject, conditions: { cpu: slowPhone.cpu } }, readVisit),
      ),
    );
    const columns = [
      ['script until it rests, ms', 'scriptInAll'],
      ['blocked, ms', 'blocked'],
      ['layout shift', 'shift'],
      ['largest paint, ms', 'largestPaint'],
    ] as const;
    const table = visitTable('A page with pictures and a calculator that nobody touches', columns, results);
    return [withRatio(table, 'largest paint, ms', alone.name)];
  },
};
