import { interleave } from '../measure/interleave.ts';
import { mountMany } from '../measure/mount.ts';
import { type OpenPage, untilSettled, visit } from '../measure/visit.ts';
import { ratio, sampleOf, type Table } from '../report/table.ts';
import { octavoName, type Subject, watchedOf } from '../stage/subjects.ts';
import { type ColdVisit, readVisit } from './first-price.ts';
import type { Topic } from './topic.ts';

const many = 20;
const times = 5;

const mountOneAndMany =
  ({ watched }: Subject) =>
  async ({ page }: OpenPage) => {
    await untilSettled(page);
    await mountMany(page, watched, many);
    const one: number[] = [];
    const all: number[] = [];
    for (let time = 0; time < times; time += 1) {
      one.push(await mountMany(page, watched, 1));
      all.push(await mountMany(page, watched, many));
    }
    return { one, all };
  };

/**
 * Measures the kilobytes of a page with the calculator alone (`alone`), and after a price list is added to it (`both`).
 */
const measurePriceList = async (open: OpenPage): Promise<{ alone: ColdVisit; both: ColdVisit }> => {
  const alone = await readVisit(open);
  await mountMany(open.page, watchedOf['price-list'], 1);
  return { alone, both: await readVisit(open) };
};

/** Measures many widgets on one page, and a second kind of widget beside the first. */
export const manyWidgets: Topic = {
  name: 'many-widgets',
  rounds: 3,
  minutes: 2,
  measure: async (stage, allowance): Promise<Table[]> => {
    const { browser, subjects } = await stage();
    const calculators = subjects.filter(({ watched }) => watched === watchedOf.calculator);
    const results = await interleave(calculators, allowance, (subject) =>
      visit(browser, { subject, conditions: { cpu: 4 } }, mountOneAndMany(subject)),
    );
    const rows = results.map(({ subject, figures }) => {
      const one = sampleOf(figures.flatMap((figure) => figure.one));
      const all = sampleOf(figures.flatMap((figure) => figure.all));
      return { name: subject.name, cells: [one, all, ratio(all, one)] };
    });
    const cold = { conditions: { cpu: 1 } };
    const bytes = async (name: string, url: string) => {
      const watched = name === 'price list alone' ? watchedOf['price-list'] : watchedOf.calculator;
      return visit(browser, { subject: { name, url, watched }, ...cold }, readVisit);
    };
    const [subject] = calculators.filter(({ name }) => name === octavoName);
    if (!subject)
      return [{ title: 'Many on one page', columns: ['one, ms', `${many}, ms`, 'ratio'], rows, notes: [] }];
    const { alone, both } = await visit(browser, { subject, ...cold }, measurePriceList);
    const list = await bytes('price list alone', subject.url.replace('calculator', 'price-list'));
    return [
      {
        title: 'Many on one page',
        columns: ['one, ms', `${many}, ms`, 'ratio'],
        rows,
        notes: [
          `Added to a page that has the code, at a processor 4 times slower. ${many} may take 12 times as long as one.`,
        ],
      },
      {
        title: 'A second widget beside the first',
        columns: ['kB in all'],
        rows: [
          { name: 'calculator alone', cells: [alone.bytesInAll] },
          { name: 'price list alone', cells: [list.bytesInAll] },
          { name: 'price list added to the calculator', cells: [both.bytesInAll - alone.bytesInAll] },
        ],
        notes: [],
      },
    ];
  },
};
