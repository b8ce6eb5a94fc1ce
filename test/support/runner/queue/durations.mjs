// Stores the duration of each suite, so that the longest suites start first and all cores finish at about the same time.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isBrowserSuite, nameOf } from '../find-runs.mjs';

const fileOf = (root) => join(root, '.build/test/durations.json');

/** Returns the duration of the last run of each suite, in ms, by name. */
export const readDurations = (root) => {
  try {
    return JSON.parse(readFileSync(fileOf(root), 'utf8'));
  } catch {
    return {};
  }
};

/** Stores new durations, and keeps the known durations of suites that did not run this time. */
export const writeDurations = (root, durations) => {
  mkdirSync(dirname(fileOf(root)), { recursive: true });
  writeFileSync(fileOf(root), JSON.stringify({ ...readDurations(root), ...durations }));
};

/** Durations in ms of suites that take much longer than their size suggests, for a clone without measured durations. */
export const knownDurations = {
  'test/browsers/journeys.engine.ts': 20_000,
  'test/browsers/light-dom.engine.ts': 60_000,
  'test/cabinet/customer-life.browser.ts': 25_000,
  'test/cabinet/pages.browser.ts': 50_000,
  'test/demo/pages.browser.ts': 40_000,
  'test/embed/mount/reserved-heights.browser.ts': 60_000,
  'test/embed/single-page-app.browser.ts': 20_000,
  'test/server/daily-limits.test.ts': 25_000,
  'test/server/database/durability.test.ts': 25_000,
  'test/server/database/first-start.test.ts': 25_000,
  'test/server/database/silent-database.test.ts (postgres)': 50_000,
  'test/server/main.test.ts': 20_000,
  'test/server/main.test.ts (postgres)': 20_000,
  'test/server/rolling-restart.test.ts': 30_000,
  'test/server/rolling-restart.test.ts (postgres)': 30_000,
  'test/widgets/order-form/axe.browser.ts': 60_000,
};

/** Expected milliseconds for each byte of a suite's source, for suites without a measured or known duration. */
const perByte = { browser: 3, unit: 0.5 };
const estimate = (run) =>
  knownDurations[nameOf(run)] ?? run.size * (isBrowserSuite(run) ? perByte.browser : perByte.unit);

/** Sorts runs so that the longest comes first. */
const longestFirst = (runs, durations) => {
  const expectedOf = (run) => durations[nameOf(run)] ?? estimate(run);
  const expected = (run) => (run.members ?? [run]).reduce((sum, member) => sum + expectedOf(member), 0);
  return [...runs].sort((a, b) => expected(b) - expected(a));
};

/**
 * Queues runs, the longest first. `take` returns the next browser suite or the next other suite, as its argument prefers,
 * and a suite of the other kind if none is left.
 */
export const queueRuns = (runs, durations) => {
  const sorted = longestFirst(runs, durations);
  const browser = sorted.filter(isBrowserSuite);
  const unit = sorted.filter((run) => !isBrowserSuite(run));
  const take = {
    browser: () => browser.shift() ?? unit.shift(),
    unit: () => unit.shift() ?? browser.shift(),
  };
  return { take: (preferred) => take[preferred]() };
};

/** Returns one line of text for each of the slowest runs, the slowest first. */
export const listSlowest = (durations, count = 8) =>
  Object.entries(durations)
    .sort(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([name, milliseconds]) => `${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${name}`);
