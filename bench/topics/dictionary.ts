import type { Page } from 'playwright-core';
import { paperTypeId } from '../../src/order/ids.ts';
import type { Bootstrap } from '../../src/order/site.ts';
import { openDesktop } from '../../test/browser.ts';
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

/** What a person does with a long list, one thing at a time. */
const acts: Record<string, (page: Page) => Promise<unknown>> = {
  'nothing, as a measure of the machine': (page) => page.mouse.move(5, 5),
  open: async (page) => {
    await page.locator('octavo-calculator [data-field=typeId] select').click();
    await page.locator('octavo-calculator [role=option]').first().waitFor();
  },
  scroll: async (page) => {
    await page.locator('octavo-calculator [role=listbox]').hover();
    for (let turn = 0; turn < 20; turn += 1) await page.mouse.wheel(0, 400);
  },
  filter: (page) => page.keyboard.type('essay 3', { delay: 60 }),
  clear: async (page) => {
    for (let key = 0; key < 7; key += 1) await page.keyboard.press('Backspace', { delay: 60 });
  },
};

const slowestFrame = async (page: Page, act: (page: Page) => Promise<unknown>) => {
  await page.evaluate(() => window.takeGaps());
  await act(page);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  return Math.max(...(await page.evaluate(() => window.takeGaps())));
};

/** A list as long as no provider has one: it has to stay as quick as a short one. */
export const dictionary: Topic = {
  name: 'dictionary',
  rounds: 9,
  minutes: 1,
  measure: async (stage, allowance): Promise<Table[]> => {
    const { browser, octavo, bootstrap } = await stage();
    const json = withMany(bootstrap);
    const headers = { 'access-control-allow-origin': '*' };
    const [result] = await interleave([octavo], allowance, async ({ origin }) => {
      const context = await openDesktop(browser);
      await context.route('**/v1/client/bootstrap/**', (route) => route.fulfill({ json, headers }));
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await page.goto(`${origin}/bench/fetched.html`);
      await page.locator('octavo-calculator[data-state=ready]').waitFor();
      await page.locator('octavo-calculator [data-field=typeId] select').hover();
      await page.waitForLoadState('networkidle');
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await page.evaluate(watchFrames);
      const slowest: [string, number][] = [];
      for (const [name, act] of Object.entries(acts)) slowest.push([name, await slowestFrame(page, act)]);
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
