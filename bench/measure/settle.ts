import type { Watched } from './probe.ts';
import type { OpenPage } from './visit.ts';
import { metricsOf } from './visit.ts';

/** Times of one change of a price, in ms. The price counts up or down to its new value. */
interface Settled {
  /** Time from the key press until the frame with the first changed price was drawn. */
  first: number;
  /** Number of frames from the key press to the frame with the first changed price, inclusive. */
  frames: number;
  /** Time from the key press to the frame after it, in steps of 8 ms; 0 for less than 16 ms. */
  inp: number;
  /** Working time of the page's main thread from the key press until the page rests. */
  thread: number;
}

/** Milliseconds after which the page rests: the price has stopped counting and the server has confirmed it. */
const restMs = 1300;
const rest = () => new Promise((resolve) => setTimeout(resolve, restMs));

/** Focuses the deadline and records, for each key press, the first frame with a changed price and the event's duration. */
const watchInPage = ({ element, price }: Watched) => {
  const root = document.querySelector(element)?.shadowRoot;
  root?.querySelector<HTMLSelectElement>('[data-field=deadlineId] select')?.focus();
  const text = () => root?.querySelector(price)?.textContent;
  const frame = window.octavoBench.nextFrame;
  const seen = { first: 0, frames: 0, inp: 0 };
  Object.assign(window, { octavoSeen: seen });
  document.addEventListener(
    'keydown',
    ({ timeStamp }) => {
      const before = text();
      Object.assign(seen, { first: 0, frames: 0, inp: 0 });
      let frames = 1;
      const countFrames = async () => {
        await frame();
        frames += 1;
        if (!seen.frames) await countFrames();
      };
      void countFrames();
      const observer = new MutationObserver(async () => {
        if (text() === before) return;
        observer.disconnect();
        seen.frames = frames;
        seen.first = (await frame()) - timeStamp;
      });
      if (root) observer.observe(root, { subtree: true, childList: true, characterData: true });
    },
    true,
  );
  new PerformanceObserver((list) => {
    // Only the press of the key counts, because its release changes no price.
    for (const { name, duration } of list.getEntries()) if (name === 'keydown') seen.inp = duration;
  }).observe(Object.assign({ type: 'event' }, { durationThreshold: 16 }));
};

/** Changes the deadline `times` times by a real key press, and waits each time until the page rests. */
export const settleOften = async (open: OpenPage, watched: Watched, times: number): Promise<Settled[]> => {
  const { page, session } = open;
  await page.evaluate(watchInPage, watched);
  const settled: Settled[] = [];
  // The first two changes are not measured, because they also load and compile code.
  for (let time = -2; time < times; time += 1) {
    const before = await metricsOf(session);
    await page.keyboard.press(time % 2 ? 'ArrowUp' : 'ArrowDown');
    await rest();
    const after = await metricsOf(session);
    const seen: Omit<Settled, 'thread'> = await page.evaluate(() => Reflect.get(window, 'octavoSeen'));
    const thread = ((after.TaskDuration ?? 0) - (before.TaskDuration ?? 0)) * 1000;
    if (time >= 0) settled.push({ ...seen, thread });
  }
  return settled;
};
