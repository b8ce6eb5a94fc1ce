import { openBrowser, startOctavo } from '../../test/support/browser/browser.ts';
import { allCells, type Cell, openFaultTable, scenes } from '../../test/support/fault-matrix/fault-table.ts';
import { faultNames } from '../../test/support/fault-matrix/faults.ts';
import type { Table } from '../report/table.ts';
import type { Topic } from './topic.ts';

/** Number of tabs that play at the same time. */
const workers = 3;

const nameOf = ({ scene, fault }: Cell) => `${scene.call}, ${scene.place}, ${fault}`;

/** Returns the text of a cell: `FAILS`, `ok`, or nothing if the combination was not played. */
const resultOf = (missing: string | undefined) => (missing === undefined ? '' : missing ? 'FAILS' : 'ok');

/** Makes every call of the browser fail in every way, and lists the missing messages, controls and values. */
export const browserFaults: Topic = {
  name: 'browser-faults',
  rounds: 1,
  minutes: 20,
  measure: async (_stage, { only }): Promise<Table[]> => {
    const cells = allCells.filter((cell) => nameOf(cell).toLowerCase().includes(only));
    const octavo = await startOctavo({ ATTEMPTS_PER_MINUTE: '100000', ATTEMPTS_PER_ACCOUNT: '100000' });
    const browser = await openBrowser();
    const play = await openFaultTable(browser, octavo);
    const problems = new Map<Cell, string>();
    const queue = [...cells];
    const work = async () => {
      for (let cell = queue.shift(); cell; cell = queue.shift()) {
        const missing = (await play(cell)).join('; ');
        problems.set(cell, missing);
        if (missing) console.error(`${nameOf(cell)}: ${missing}`);
      }
    };
    await Promise.all(Array.from({ length: workers }, work));
    await browser.close();
    await octavo.stop();
    const failed = cells.filter((cell) => problems.get(cell));
    return [
      {
        title: 'Failing calls in a browser',
        columns: faultNames.map(String),
        rows: scenes
          .filter((scene) => cells.some((cell) => cell.scene === scene))
          .map((scene) => ({
            name: `${scene.call}, ${scene.place}`,
            cells: allCells
              .filter((cell) => cell.scene === scene)
              .map((cell) => resultOf(problems.get(cell))),
          })),
        notes: [
          'ok: a sentence stands in the right place, what was typed stays, a way on exists, and nothing uncaught reaches the page.',
          `${cells.length - failed.length} of ${cells.length} are handled.`,
          ...failed.map((cell) => `${nameOf(cell)}: ${problems.get(cell)}`),
        ],
      },
    ];
  },
};
