import type { Watched } from './probe.ts';
import type { OpenPage } from './visit.ts';
import { metricsOf } from './visit.ts';

/** One change of a price that may count up or down, in milliseconds. */
interface Settled {
  /** From the key press until the frame with the first new figure was drawn. */
  first: number;
  /** Number of frames drawn after the key press until then, including that frame. */
  frames: number;
  /** From the key press to the frame after it, in steps of 8 ms; 0 for less than 16 ms. */
  inp: number;
  /** Work of the page's thread from the key press until everything rests. */
  thread: number;
}

/** Longer than the counting, the confirmation by the server and what follows it. */
const restMs = 1300;
const rest = () => new Promise((resolve) => setTimeout(resolve, restMs));

/** Focuses the deadline and records, for each key press, the first frame with another figure and the event's duration. */
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
    // A release of the key changes nothing, so it may wait for a frame until the next press.
    for (const { name, duration } of list.getEntries()) if (name === 'keydown') seen.inp = duration;
  }).observe(Object.assign({ type: 'event' }, { durationThreshold: 16 }));
};

/** Changes the deadline by a real key press, `times` times, and waits each time until the page rests. */
export const settleOften = async (open: OpenPage, watched: Watched, times: number): Promise<Settled[]> => {
  const { page, session } = open;
  await page.evaluate(watchInPage, watched);
  const settled: Settled[] = [];
  // The first changes also load and compile code, so they are not measured.
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
