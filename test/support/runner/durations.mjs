// Keeps how long each suite took, so that the longest start first and both cores end at about the same time.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isBrowserSuite, nameOf } from './find-runs.mjs';

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

/** Milliseconds that a suite takes for each byte of its text, for suites that have never been measured. */
const perByte = { browser: 3, unit: 0.5 };
const estimate = (run) => run.size * (isBrowserSuite(run) ? perByte.browser : perByte.unit);

/** Sorts runs so that the longest comes first. */
export const longestFirst = (runs, durations) => {
  const expected = (run) => durations[nameOf(run)] ?? estimate(run);
  return [...runs].sort((a, b) => expected(b) - expected(a));
};

/** Returns a line for each of the slowest runs, the slowest first. */
export const listSlowest = (durations, count = 8) =>
  Object.entries(durations)
    .sort(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([name, milliseconds]) => `${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${name}`);
