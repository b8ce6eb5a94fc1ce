import type { Locator, Page } from 'playwright-core';
import { paperTypeId } from '../../src/order/vocabulary/ids.ts';
import type { Bootstrap } from '../../src/order/vocabulary/site.ts';
import { openDesktop } from '../../test/support/browser/browser.ts';
import { interleave } from '../measure/interleave.ts';
import { sampleOf, type Table } from '../report/table.ts';
import type { Topic } from './topic.ts';

const count = 1000;

/** Returns the site's document with a thousand paper types. */
const withMany = (bootstrap: string): Bootstrap => {
  const site: Bootstrap = JSON.parse(bootstrap);
  const { paperType } = site.dictionaries;
  const more = Array.from({ length: count - paperType.length }, (_, index) => {
    const original = paperType[index % paperType.length];
    return original
      ? [{ ...original, id: paperTypeId(1000 + index), name: `${original.name} ${index}` }]
      : [];
  });
  site.dictionaries.paperType.push(...more.flat());
  return site;
};

/** Starts recording the time between successive frames. Runs in the page. */
const watchFrames = () => {
  const gaps: number[] = [];
  let last = performance.now();
  const recordGap = () => {
    const now = performance.now();
    gaps.push(now - last);
    last = now;
    requestAnimationFrame(recordGap);
  };
  requestAnimationFrame(recordGap);
  Object.assign(window, { takeFrameGaps: () => gaps.splice(0) });
};

declare global {
  interface Window {
    /** Returns the times between successive frames since the last call, in ms. */
    takeFrameGaps(): number[];
  }
}

/** Returns the centre of the control. Called before a measurement, because the lookup would count as work of the list. */
const findControl = async (page: Page) => {
  const box = await page.locator('octavo-calculator [data-field=typeId] select').boundingBox();
  if (!box) throw new Error('The paper types are not to be seen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};
type ControlCentre = Awaited<ReturnType<typeof findControl>>;

/** Returns whether every row of the list contains the searched text. */
const isFiltered = (list: Locator) =>
  list
    .locator('[role=option]')
    .evaluateAll((rows) => rows.length > 0 && rows.every(({ textContent }) => /3/.test(`${textContent}`)));

interface Action {
  run(page: Page, control: ControlCentre): Promise<unknown>;
  /** Returns whether the action had its effect, because an action without effect would seem fast. */
  hasEffect?(list: Locator): Promise<boolean>;
}

/** Actions of a person in a long list, in their sequence. */
const actions: Record<string, Action> = {
  'nothing, as a measure of the machine': { run: (page) => page.mouse.move(5, 5) },
  'come with the pointer': { run: (page, { x, y }) => page.mouse.move(x, y) },
  open: {
    run: async (page) => {
      await page.mouse.down();
      await page.mouse.up();
    },
    hasEffect: (list) => list.isVisible(),
  },
  scroll: {
    run: async (page, { x, y }) => {
      await page.mouse.move(x, y + 100);
      for (let turn = 0; turn < 20; turn += 1) await page.mouse.wheel(0, 400);
    },
    hasEffect: (list) => list.evaluate(({ scrollTop }) => scrollTop > 4000),
  },
  filter: { run: (page) => page.keyboard.type('essay 3', { delay: 60 }), hasEffect: isFiltered },
  clear: {
    run: async (page) => {
      for (let key = 0; key < 7; key += 1) await page.keyboard.press('Backspace', { delay: 60 });
    },
    hasEffect: async (list) => !(await isFiltered(list)),
  },
};

/** Moves the pointer onto the list for the first time and waits for its file, so that the download is not measured. */
const loadList = async (page: Page) => {
  await page.locator('octavo-calculator[data-state=ready]').waitFor();
  const control = await findControl(page);
  await page.mouse.move(control.x, control.y);
  await page.locator('octavo-calculator [part=popup]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  return control;
};

const slowestFrame = async (page: Page, runAction: () => Promise<unknown>) => {
  await page.evaluate(() => window.takeFrameGaps());
  await runAction();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  return Math.max(...(await page.evaluate(() => window.takeFrameGaps())));
};

/** Measures a list of paper types that is longer than any provider's. It must be as fast as a short one. */
export const dictionary: Topic = {
  name: 'dictionary',
  rounds: 15,
  minutes: 2,
  measure: async (stage, allowance): Promise<Table[]> => {
    const { browser, octavo, bootstrap } = await stage();
    const json = withMany(bootstrap);
    const headers = { 'access-control-allow-origin': '*' };
    const [result] = await interleave([octavo], allowance, async ({ origin }) => {
      const context = await openDesktop(browser);
      await context.route('**/v1/client/bootstrap/**', (route) => route.fulfill({ json, headers }));
      const page = await context.newPage();
      await page.goto(`${origin}/bench/fetched.html`);
      const control = await loadList(page);
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await page.evaluate(watchFrames);
      const slowest: [string, number][] = [];
      const list = page.locator('octavo-calculator [role=listbox]');
      for (const [name, { run, hasEffect }] of Object.entries(actions)) {
        slowest.push([name, await slowestFrame(page, () => run(page, control))]);
        if (!(await (hasEffect?.(list) ?? true)))
          throw new Error(`The action had no effect on the list: ${name}.`);
      }
      await context.close();
      return Object.fromEntries(slowest);
    });
    return [
      {
        title: `A list of ${count} paper types`,
        columns: ['slowest frame, ms'],
        rows: Object.keys(actions).map((name) => ({
          name,
          cells: [sampleOf((result?.figures ?? []).map((figure) => figure[name] ?? Number.NaN))],
        })),
        notes: [
          'Desktop, processor 4 times slower; the longest gap between two frames while it was done, at most 50 ms.',
        ],
      },
    ];
  },
};
