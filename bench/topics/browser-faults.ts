import { openBrowser, startOctavo } from '../../test/support/browser/browser.ts';
import { allCells, type Cell, openFaultTable, scenes } from '../../test/support/fault-matrix/fault-table.ts';
import { faultNames } from '../../test/support/fault-matrix/faults.ts';
import type { Table } from '../report/table.ts';
import type { Topic } from './topic.ts';

/** Tabs that play at the same time. */
const workers = 3;

/** Makes every call of the browser fail in every way, and lists what a person would miss. */
export const browserFaults: Topic = {
  name: 'browser-faults',
  rounds: 1,
  minutes: 20,
  measure: async (): Promise<Table[]> => {
    const octavo = await startOctavo({ ATTEMPTS_PER_MINUTE: '100000', ATTEMPTS_PER_ACCOUNT: '100000' });
    const browser = await openBrowser();
    const { play, close } = await openFaultTable(browser, octavo);
    const problems = new Map<Cell, string>();
    const queue = [...allCells];
    const work = async () => {
      for (let cell = queue.shift(); cell; cell = queue.shift()) {
        const missing = (await play(cell)).join('; ');
        problems.set(cell, missing);
        if (missing) console.error(`${cell.scene.call}, ${cell.scene.place}, ${cell.fault}: ${missing}`);
      }
    };
    await Promise.all(Array.from({ length: workers }, work));
    await close();
    await browser.close();
    await octavo.stop();
    const failed = allCells.filter((cell) => problems.get(cell));
    return [
      {
        title: 'Failing calls in a browser',
        columns: faultNames.map(String),
        rows: scenes.map((scene) => ({
          name: `${scene.call}, ${scene.place}`,
          cells: allCells
            .filter((cell) => cell.scene === scene)
            .map((cell) => (problems.get(cell) ? 'FAILS' : 'ok')),
        })),
        notes: [
          'ok: a sentence stands in the right place, what was typed stays, a way on exists, and nothing uncaught reaches the page.',
          `${allCells.length - failed.length} of ${allCells.length} are handled.`,
          ...failed.map(
            (cell) => `${cell.scene.call}, ${cell.scene.place}, ${cell.fault}: ${problems.get(cell)}`,
          ),
        ],
      },
    ];
  },
};
