import { useLayoutEffect, useState } from 'react';
import { type Snapshot, snapshot, subscribe } from 'valtio/vanilla';

/**
 * Compares two values; arrays are compared by their entries, because the lists of offered choices are created anew at
 * each call.
 */
const isSame = (before: unknown, now: unknown): boolean =>
  before === now ||
  (Array.isArray(before) &&
    Array.isArray(now) &&
    before.length === now.length &&
    before.every((part, at) => isSame(part, now[at])));

/**
 * Returns the values that `pick` reads from a store. The component is rendered again only when one of these values
 * changes. Changes are handled synchronously, so that the caret keeps its place while the visitor types.
 */
export const useFacts = <Store extends object, const Facts extends readonly unknown[]>(
  store: Store,
  pick: (facts: Snapshot<Store>) => Facts,
): Facts => {
  const [, draw] = useState({});
  const facts = pick(snapshot(store));
  useLayoutEffect(() => {
    const drawIfChanged = () => isSame(pick(snapshot(store)), facts) || draw({});
    // Checks once more, because the store may have changed between rendering and subscribing.
    drawIfChanged();
    return subscribe(store, drawIfChanged, true);
  });
  return facts;
};
