import type { Locator, Page } from 'playwright-core';
import type { AnyCall } from '../../../src/api/call.ts';
import * as calls from '../../../src/api/calls.ts';
import { collectErrors } from '../browser/order-journey.ts';
import { type FaultName, faults } from './faults.ts';
import type { CallName, FaultStage, Scene } from './scene.ts';

const callTable: Readonly<Record<CallName, AnyCall>> = calls;

/** Milliseconds that are played at once: longer than the timeout of most calls. Four times as long exceeds every timeout. */
const clientTimeoutMs = 15_250;
const clientTimeouts = 4;
/** Milliseconds after which something that should happen counts as missing. A busy machine is slow. */
const waitMs = 30_000;
/** Milliseconds for which a message is waited for between two timeouts. */
const betweenMs = 2_000;

/** Returns a predicate for the requests of a call, by method and path. */
const requestOf = (name: CallName) => {
  const { method, path } = callTable[name];
  const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
  return { method, isMatch: ({ pathname }: URL) => pattern.test(pathname) };
};

/** Makes a call fail; returns a function that returns the number of failures so far. */
const breakCall = async (page: Page, { call, fault }: { call: CallName; fault: FaultName }) => {
  const { method, isMatch } = requestOf(call);
  let count = 0;
  await page.route(isMatch, (route) => {
    if (route.request().method() !== method) return route.fallback();
    count += 1;
    return faults[fault](route);
  });
  return () => count;
};

const appears = (locator: Locator, timeout = waitMs) =>
  locator
    .first()
    .waitFor({ timeout })
    .then(
      () => true,
      () => false,
    );

/** Returns the problem of a message: that it does not appear, or is no sentence; empty for none. */
const messageProblem = async (page: Page, selector: string): Promise<string> => {
  const message = page.locator(selector).filter({ visible: true });
  if (!(await appears(message))) return 'no message';
  const text = await message.first().textContent();
  return (text ?? '').trim().split(/\s+/).length < 3 ? `no sentence: ${text}` : '';
};

const until = async (isDone: () => boolean) => {
  for (let round = 0; round < waitMs / 20 && !isDone(); round += 1)
    await new Promise((resolve) => setTimeout(resolve, 20));
  return isDone();
};

/**
 * Plays the clock until the message is shown. It stops then, because a page that loads again at intervals hides the message.
 */
const playTimeouts = async (page: Page, message: string | null) => {
  for (let round = 0; round < clientTimeouts; round += 1) {
    await page.clock.fastForward(clientTimeoutMs);
    if (message && (await appears(page.locator(message).filter({ visible: true }), betweenMs))) return;
  }
};

const enabled = ':not(:disabled, [aria-disabled="true"])';

const problemsOf = async (page: Page, scene: Scene, fault: FaultName): Promise<string[]> => {
  const { message, wayOn, typed = {}, instead = {} } = scene;
  const special = fault in instead;
  const expected = special ? instead[fault] : message;
  const found: string[] = [];
  if (special && expected)
    found.push((await appears(page.locator(expected))) ? '' : `not shown: ${expected}`);
  else if (expected) found.push(await messageProblem(page, expected));
  if (special) return found;
  // The control is waited for, because a button may ignore taps for a moment after a message has moved it.
  const control = page.locator(wayOn).and(page.locator(enabled)).filter({ visible: true }).first();
  if (!(await appears(control))) found.push('no way on');
  for (const [selector, text] of Object.entries(typed))
    if ((await page.locator(selector).first().inputValue()) !== text) found.push(`lost: ${selector}`);
  return found;
};

/** Plays a scene with a fault; returns the problems that a person would have, or an empty list. */
export const runCell = async (stage: FaultStage, scene: Scene, fault: FaultName): Promise<string[]> => {
  let page: Page | undefined;
  let errors: string[] = [];
  let failures = () => 0;
  try {
    page = await scene.open(stage, async (opened) => {
      page = opened;
      errors = collectErrors(opened);
      if (fault === 'silence') await opened.clock.install();
      failures = await breakCall(opened, { call: scene.call, fault });
    });
    await scene.act(page, stage);
    if (!(await until(() => failures() > 0))) return ['the call was not sent'];
    if (fault === 'silence') await playTimeouts(page, scene.instead?.silence ?? scene.message);
    const problems = await problemsOf(page, scene, fault);
    return [...problems, ...errors.map((error) => `uncaught: ${error}`)].filter(Boolean);
  } catch (error) {
    return [`not played: ${String(error).split('\n')[0]}`];
  } finally {
    const picture = process.env.PICTURES;
    if (picture)
      await page?.screenshot({
        path: `${picture}/${scene.call}-${scene.place.replace(/\W+/g, '-')}-${fault}.png`,
      });
    await page?.context().close();
  }
};
