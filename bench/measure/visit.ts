import type { Browser, CDPSession, Page } from 'playwright-core';
import { openPhone } from '../../test/support/browser/browser.ts';
import type { Subject } from '../stage/subjects.ts';
import { probe } from './probe.ts';
import { recordRequests } from './requests.ts';

/** A phone on a mobile network: the slowdown of its processor, and its line. */
interface Conditions {
  /** Factor by which the phone's processor is slower than this machine. */
  cpu: number;
  /** Throttling by the browser; missing if a simulated slow line is used instead. */
  line?: { roundTripMs: number; downKbit: number; upKbit: number };
}

/** Conditions of the slow phone that Lighthouse simulates. */
export const slowPhone = {
  cpu: 4,
  line: { roundTripMs: 150, downKbit: 1600, upKbit: 750 },
} satisfies Conditions;

const slowDown = async (session: CDPSession, { cpu, line }: Conditions) => {
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (line)
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: line.roundTripMs,
      downloadThroughput: (line.downKbit * 1000) / 8,
      uploadThroughput: (line.upKbit * 1000) / 8,
    });
};

/** Returns the browser's counters for the page. Durations are in seconds. */
export const metricsOf = async (session: CDPSession): Promise<Record<string, number>> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
};

export interface OpenPage {
  page: Page;
  session: CDPSession;
  requests: Awaited<ReturnType<typeof recordRequests>>;
  /** Time at which the first price had been drawn, in milliseconds since the navigation began. */
  price: number;
}

/** Waits until the page has loaded all that it loads untouched, and until an order form has replaced its first view. */
export const untilSettled = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => !document.querySelector('octavo-order-form[data-state=loading]'));
};

/**
 * Touches every widget until its code has replaced its first view. A widget may not be defined yet when the price is drawn; a
 * peer's element never is.
 */
export const untilReady = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    if (!document.querySelector('script[data-octavo]')) return true;
    const waiting = document.querySelectorAll(
      ':is(octavo-calculator,octavo-order-form):not([data-state=ready])',
    );
    for (const widget of waiting) widget.dispatchEvent(new Event('pointerover'));
    return waiting.length === 0;
  });
  await page.waitForLoadState('networkidle');
};

/** Opens a subject's page in a new browser context, waits for the first price, and closes the context after `use`. */
export const visit = async <Result>(
  browser: Browser,
  { subject, conditions, options = {} }: { subject: Subject; conditions: Conditions; options?: object },
  use: (open: OpenPage) => Promise<Result>,
): Promise<Result> => {
  // The demo pages' policy is switched off for all subjects, because it forbids the HTML strings that SurveyJS writes.
  const context = await openPhone(browser, { ignoreHTTPSErrors: true, bypassCSP: true, ...options });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const requests = await recordRequests(session);
    await session.send('Performance.enable');
    await slowDown(session, conditions);
    await page.addInitScript(probe, subject.watched);
    await page.goto(subject.url, { waitUntil: 'commit' });
    const price = await page.evaluate(() => window.octavoBench.price);
    return await use({ page, session, requests, price });
  } finally {
    await context.close();
  }
};
