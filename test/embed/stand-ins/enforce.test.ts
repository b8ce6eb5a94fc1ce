import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { enforce as real } from 'vest';
import { enforce } from '../../../src/embed/stand-ins/enforce.ts';

const rules = suite('browser-enforce');
const values = ['', ' ', 'a', 'abc', 'W12', '7', 7, 0, 1, true, false];

// One row per rule that a suite calls, with arguments that some of the values meet and some do not.
const rows: readonly [keyof ReturnType<typeof enforce>, ...unknown[]][] = [
  ['isBlank'],
  ['isNotBlank'],
  ['isTruthy'],
  ['equals', 'abc'],
  ['matches', /^\d+$/],
  ['isBetween', 1, 5],
  ['lessThanOrEquals', 5],
  ['longerThanOrEquals', 2],
  ['shorterThanOrEquals', 2],
];
const texts = (name: string) =>
  /er|Blank/.test(name) ? values.filter((value) => typeof value === 'string') : values;

const holds = (judge: unknown, value: unknown, [name, ...rest]: (typeof rows)[number]) => {
  try {
    const chain = (judge as (value: unknown) => Record<string, (...rest: unknown[]) => unknown>)(value);
    chain[name]?.(...rest);
    return true;
  } catch {
    return false;
  }
};

for (const row of rows)
  rules(`VAL-01 judges by ${row[0]} in the browser as on the server`, () => {
    const subjects =
      /Or|Between/.test(row[0]) && !/longer|shorter/.test(row[0]) ? [0, 1, 3, 5, 7] : texts(row[0]);
    assert.equal(
      subjects.map((value) => holds(enforce, value, row)),
      subjects.map((value) => holds(real, value, row)),
    );
  });

rules.run();
