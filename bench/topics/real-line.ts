import { interleave } from '../measure/interleave.ts';
import { withRealLine } from '../measure/real-line.ts';
import { slowPhone, visit } from '../measure/visit.ts';
import { withRatio } from '../report/table.ts';
import { octavoName, type Subject } from '../stage/subjects.ts';
import { readVisit, visitTable } from './first-price.ts';
import type { Topic } from './topic.ts';

const overTls = (subject: Subject): Subject => ({
  ...subject,
  url: subject.url.replace('http:', 'https:'),
});

const note =
  'TLS 1.3 and HTTP/2 through a proxy that delays each direction by 75 ms, shares 1.6 Mbit/s down and 750 kbit/s up among all connections, and begins each with a handshake and a window of ten segments. Processor 4 times slower; cold.';

/** Measures the same cold visits over connections that are opened, negotiated and shared like real ones. */
export const realLine: Topic = {
  name: 'real-line',
  rounds: 7,
  minutes: 4,
  measure: async (stage, allowance) => {
    const { origin, subjects } = await stage();
    const results = await withRealLine(origin, slowPhone.line, (browser) =>
      interleave(subjects.map(overTls), allowance, (subject) =>
        visit(browser, { subject, conditions: { cpu: slowPhone.cpu } }, readVisit),
      ),
    );
    const columns = [
      ['price visible, ms', 'price'],
      ['taken over after, ms', 'takenOver'],
      ['requests', 'requestsToPrice'],
    ] as const;
    const table = visitTable('Time to the first price over real connections', columns, results);
    return [{ ...withRatio(table, 'price visible, ms', octavoName), notes: [note] }];
  },
};
