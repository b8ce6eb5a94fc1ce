import { interleave } from '../measure/interleave.ts';
import { visit } from '../measure/visit.ts';
import { octavoName } from '../stage/subjects.ts';
import { readVisit, visitTable } from './first-price.ts';
import type { Topic } from './topic.ts';

/** Measures the bytes that a second kind of widget adds to a page. */
export const secondWidget: Topic = {
  name: 'second-widget',
  rounds: 3,
  minutes: 1,
  measure: async (stage, allowance) => {
    const { browser, subjects } = await stage();
    const alone = subjects.filter(({ name }) => [octavoName, 'Octavo price list'].includes(name));
    const both = alone.slice(0, 1).map(({ url, watched }) => ({
      name: 'Octavo calculator and price list',
      url: url.replace('calculator', 'two-widgets'),
      watched,
    }));
    const results = await interleave([...alone, ...both], allowance, (subject) =>
      visit(browser, { subject, conditions: { cpu: 1 } }, readVisit),
    );
    return [visitTable('A second widget beside the first', [['kB in all', 'bytesInAll']], results)];
  },
};
