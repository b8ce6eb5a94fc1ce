// Keeps how long each suite took, so that the longest start first and all cores end at about the same time.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isBrowserSuite, nameOf } from '../find-runs.mjs';

const fileOf = (root) => join(root, '.build/test/durations.json');

/** Returns the milliseconds that each run took the last time, by its name. */
export const readDurations = (root) => {
  try {
    return JSON.parse(readFileSync(fileOf(root), 'utf8'));
  } catch {
    return {};
  }
};

/** Adds the durations of a run of the tests to those of suites that it left out. */
export const writeDurations = (root, durations) => {
  mkdirSync(dirname(fileOf(root)), { recursive: true });
  writeFileSync(fileOf(root), JSON.stringify({ ...readDurations(root), ...durations }));
};

/** Milliseconds of suites that take much longer than the length of their text suggests, for a clone that has never run them. */
export const knownDurations = {
  'test/browsers/journeys.engine.ts': 20_000,
  'test/cabinet/customer-life.browser.ts': 25_000,
  'test/cabinet/pages.browser.ts': 50_000,
  'test/demo/pages.browser.ts': 40_000,
  'test/embed/mount/reserved-heights.browser.ts': 60_000,
  'test/embed/single-page-app.browser.ts': 20_000,
  'test/hostile/fault-matrix.browser.ts': 25_000,
  'test/journeys/lost-files.browser.ts': 30_000,
  'test/server/daily-limits.test.ts': 25_000,
  'test/server/database/durability.test.ts': 25_000,
  'test/server/database/first-start.test.ts': 25_000,
  'test/server/database/several-processes.test.ts': 60_000,
  'test/server/database/several-processes.test.ts (postgres)': 50_000,
  'test/server/database/silent-database.test.ts (postgres)': 50_000,
  'test/server/main.test.ts': 20_000,
  'test/server/main.test.ts (postgres)': 20_000,
  'test/server/rolling-restart.test.ts': 30_000,
  'test/server/rolling-restart.test.ts (postgres)': 30_000,
  'test/widgets/order-form/axe.browser.ts': 60_000,
  'test/widgets/order-form/order-form.browser.ts': 35_000,
};

/** Milliseconds that a suite takes for each byte of its text, for the other suites that have never been measured. */
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
 * Queues runs, the longest first. `take` returns the next browser suite or the next other suite, whichever is preferred,
 * and one of the other kind where none is left.
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

/** Returns a line for each of the slowest runs, the slowest first. */
export const listSlowest = (durations, count = 8) =>
  Object.entries(durations)
    .sort(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([name, milliseconds]) => `${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${name}`);
