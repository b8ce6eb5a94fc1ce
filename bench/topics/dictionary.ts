import type { Locator, Page } from 'playwright-core';
import { paperTypeId } from '../../src/order/vocabulary/ids.ts';
import type { Bootstrap } from '../../src/order/vocabulary/site.ts';
import { openDesktop } from '../../test/support/browser/browser.ts';
import { interleave } from '../measure/interleave.ts';
import { sampleOf, type Table } from '../report/table.ts';
import type { Topic } from './topic.ts';

const count = 1000;

/** The site's own document, but with a thousand paper types. */
const withMany = (bootstrap: string): Bootstrap => {
  const site: Bootstrap = JSON.parse(bootstrap);
  const { paperType } = site.dictionaries;
  const more = Array.from({ length: count - paperType.length }, (_, index) => {
    const like = paperType[index % paperType.length];
    return like ? [{ ...like, id: paperTypeId(1000 + index), name: `${like.name} ${index}` }] : [];
  });
  site.dictionaries.paperType.push(...more.flat());
  return site;
};

/** Runs in the page: from now on every gap between two frames is noted. */
const watchFrames = () => {
  const gaps: number[] = [];
  let last = performance.now();
  const note = () => {
    const now = performance.now();
    gaps.push(now - last);
    last = now;
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
  Object.assign(window, { takeGaps: () => gaps.splice(0) });
};

declare global {
  interface Window {
    /** Gaps between the frames since it was last asked, in milliseconds. */
    takeGaps(): number[];
  }
}

/** Returns the centre of the control. It is looked up before measuring, because the lookup would count as work of the list. */
const findControl = async (page: Page) => {
  const box = await page.locator('octavo-calculator [data-field=typeId] select').boundingBox();
  if (!box) throw new Error('The paper types are not to be seen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};
type Place = Awaited<ReturnType<typeof findControl>>;

/** Whether every row of the list has what is searched for. */
const isFiltered = (list: Locator) =>
  list
    .locator('[role=option]')
    .evaluateAll((rows) => rows.length > 0 && rows.every(({ textContent }) => /3/.test(`${textContent}`)));

interface Act {
  play(page: Page, control: Place): Promise<unknown>;
  /** Checks the result, because an act without effect would be measured as a quick one. */
  hasHappened?(list: Locator): Promise<boolean>;
}

/** What a person does with a long list, one thing at a time, in this order. */
const acts: Record<string, Act> = {
  'nothing, as a measure of the machine': { play: (page) => page.mouse.move(5, 5) },
  'come with the pointer': { play: (page, { x, y }) => page.mouse.move(x, y) },
  open: {
    play: async (page) => {
      await page.mouse.down();
      await page.mouse.up();
    },
    hasHappened: (list) => list.isVisible(),
  },
  scroll: {
    play: async (page, { x, y }) => {
      await page.mouse.move(x, y + 100);
      for (let turn = 0; turn < 20; turn += 1) await page.mouse.wheel(0, 400);
    },
    hasHappened: (list) => list.evaluate(({ scrollTop }) => scrollTop > 4000),
  },
  filter: { play: (page) => page.keyboard.type('essay 3', { delay: 60 }), hasHappened: isFiltered },
  clear: {
    play: async (page) => {
      for (let key = 0; key < 7; key += 1) await page.keyboard.press('Backspace', { delay: 60 });
    },
    hasHappened: async (list) => !(await isFiltered(list)),
  },
};

/** The first time the pointer comes the list's file is asked for, which is a matter of the line. */
const bringList = async (page: Page) => {
  await page.locator('octavo-calculator[data-state=ready]').waitFor();
  const control = await findControl(page);
  await page.mouse.move(control.x, control.y);
  await page.locator('octavo-calculator [part=popup]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  return control;
};

const slowestFrame = async (page: Page, act: () => Promise<unknown>) => {
  await page.evaluate(() => window.takeGaps());
  await act();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  return Math.max(...(await page.evaluate(() => window.takeGaps())));
};

/** Measures a list of paper types that is longer than any provider's. It has to be as quick as a short one. */
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
      const control = await bringList(page);
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await page.evaluate(watchFrames);
      const slowest: [string, number][] = [];
      const list = page.locator('octavo-calculator [role=listbox]');
      for (const [name, { play, hasHappened }] of Object.entries(acts)) {
        slowest.push([name, await slowestFrame(page, () => play(page, control))]);
        if (!(await (hasHappened?.(list) ?? true)))
          throw new Error(`The list was not to be seen to ${name}.`);
      }
      await context.close();
      return Object.fromEntries(slowest);
    });
    return [
      {
        title: `A list of ${count} paper types`,
        columns: ['slowest frame, ms'],
        rows: Object.keys(acts).map((name) => ({
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
