import type { CDPSession, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { everyWidget } from '../../src/public-interface/elements.ts';
import { openHostStage, script } from '../support/embed/host-pages.ts';

const app = suite('a widget in a single-page app');
const { openWith } = await openHostStage();

/** Adds the elements, waits until they are ready and removes them. Repeats this `times` times. */
const mountAndRemove = (page: Page, elements: readonly string[], times: number) =>
  page.evaluate(
    async ([names, count]) => {
      for (let round = 0; round < count; round += 1) {
        const widgets = names.map((name) => document.createElement(name));
        const whenReady = widgets.map((widget) => {
          widget.setAttribute('loading', 'eager');
          return new Promise((resolve) => widget.addEventListener('octavo:ready', resolve, { once: true }));
        });
        document.querySelector('main')?.append(...widgets);
        await Promise.all(whenReady);
        for (const widget of widgets) widget.remove();
        await new Promise((next) => setTimeout(next));
      }
    },
    [elements, times] as const,
  );

/** Counts the objects that the page still holds after a garbage collection. */
const countObjects = async (session: CDPSession) => {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metricOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return {
    nodes: metricOf('Nodes'),
    listeners: metricOf('JSEventListeners'),
    heap: metricOf('JSHeapUsedSize'),
  };
};

type Objects = Awaited<ReturnType<typeof countObjects>>;

/**
 * Fires the timers of removed widgets and counts objects. Counts again while `isUnsettled` is true, because pending
 * requests also keep widgets in memory.
 */
const countWhile = async (
  page: Page,
  session: CDPSession,
  isUnsettled: (now: Objects, previous: Objects | undefined) => boolean,
) => {
  await page.clock.fastForward(60_000);
  let previous: Objects | undefined;
  for (let remainingChecks = 40; ; remainingChecks -= 1) {
    const now = await countObjects(session);
    if (remainingChecks === 0 || !isUnsettled(now, previous)) return now;
    previous = now;
    await page.evaluate(() => new Promise((next) => setTimeout(next, 100)));
  }
};

/** Bytes by which the heap may grow between two counts, because the browser adds compiled code and caches. */
const slackBytes = 1_000_000;
// These numbers are small, because one remaining node is one too many.
const warmUps = 10;
const count = 20;
const elements = everyWidget.map((name) => `octavo-${name}`);
app(`EMB-02 all widgets, added and removed ${count} times, leave nothing behind`, async () => {
  const page = await openWith(`${script}<main></main>`, { prepare: (page) => page.clock.install() });
  await page.waitForFunction(() => customElements.get('octavo-service-rules'));
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await mountAndRemove(page, elements, warmUps);
  const before = await countWhile(page, session, (now, previous) => now.nodes !== previous?.nodes);
  await mountAndRemove(page, elements, count);
  const after = await countWhile(
    page,
    session,
    (now) => now.nodes > before.nodes || now.listeners > before.listeners,
  );
  assert.ok(after.nodes <= before.nodes, `${after.nodes} nodes instead of ${before.nodes}`);
  assert.ok(after.listeners <= before.listeners, `${after.listeners} listeners for ${before.listeners}`);
  assert.ok(after.heap < before.heap + slackBytes, `${after.heap} bytes instead of ${before.heap}`);
});

app.run();
