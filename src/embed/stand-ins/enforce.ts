/**
 * The rules of Vest's `enforce` that our suites call, for browser-vest.ts: none of the schemas that its package brings
 * along. test/embed/stand-ins/enforce.test.ts holds the two to the same answers.
 */
const isBlank = (value: unknown) => value == null || String(value).trim() === '';
const lengthOf = (value: unknown) => (value as { length: number }).length;

const rules = {
  isBlank,
  isNotBlank: (value: unknown) => !isBlank(value),
  isTruthy: (value: unknown) => Boolean(value),
  equals: (value: unknown, other: unknown) => value === other,
  matches: (value: unknown, pattern: RegExp) => pattern.test(String(value)),
  isBetween: (value: unknown, min: number, max: number) => Number(value) >= min && Number(value) <= max,
  lessThanOrEquals: (value: unknown, max: number) => Number(value) <= max,
  longerThanOrEquals: (value: unknown, min: number) => lengthOf(value) >= min,
  shorterThanOrEquals: (value: unknown, max: number) => lengthOf(value) <= max,
};

type Rules = typeof rules;
type Rest<Rule> = Rule extends (value: unknown, ...rest: infer Arguments) => boolean ? Arguments : never;
type Chain = { [Name in keyof Rules]: (...rest: Rest<Rules[Name]>) => Chain };

/** Each rule throws where it does not hold, as Vest expects, and gives the chain back where it does. */
export const enforce = (value: unknown): Chain => {
  const chain = Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [
      name,
      (...rest: never[]) => {
        if (!(rule as (value: unknown, ...rest: never[]) => boolean)(value, ...rest)) throw new Error(name);
        return chain;
      },
    ]),
  ) as Chain;
  return chain;
};
