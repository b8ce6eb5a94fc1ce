import type { Difference } from '../../api/resources/staff-figures.ts';

/** Number of visitors with a certain action (`count`), among all visitors (`of`). */
interface Share {
  count: number;
  of: number;
}

/** Quantiles of the normal distribution: 95 % on two sides, and a power of 80 %. */
const confidence = 1.959964;
const power = 0.841621;

const ratioOf = ({ count, of }: Share) => count / of;

/** Returns Wilson's 95 % confidence interval of one share. */
const intervalOf = ({ count, of }: Share) => {
  const ratio = count / of;
  const square = confidence ** 2;
  const middle = ratio + square / (2 * of);
  const width = confidence * Math.sqrt((ratio * (1 - ratio)) / of + square / (4 * of ** 2));
  const scale = 1 + square / of;
  return { low: (middle - width) / scale, high: (middle + width) / scale };
};

const neededVisitors = (first: Share, second: Share) => {
  const [one, other] = [ratioOf(first), ratioOf(second)];
  if (one === other) return null;
  const mean = (one + other) / 2;
  const spread =
    confidence * Math.sqrt(2 * mean * (1 - mean)) + power * Math.sqrt(one * (1 - one) + other * (1 - other));
  const each = Math.ceil((spread / (one - other)) ** 2);
  return Math.max(0, each - Math.min(first.of, second.of));
};

/**
 * Compares two shares by the score method of Newcombe ("Interval estimation for the difference between independent
 * proportions", 1998, method 10), which also holds for small counts. Returns null if either has no visitors.
 */
export const compareShares = (first: Share, second: Share): Difference | null => {
  if (first.of === 0 || second.of === 0) return null;
  const [one, other] = [ratioOf(first), ratioOf(second)];
  const [ofFirst, ofSecond] = [intervalOf(first), intervalOf(second)];
  const difference = other - one;
  return {
    difference,
    low: difference - Math.hypot(other - ofSecond.low, ofFirst.high - one),
    high: difference + Math.hypot(ofSecond.high - other, one - ofFirst.low),
    needed: neededVisitors(first, second),
  };
};
