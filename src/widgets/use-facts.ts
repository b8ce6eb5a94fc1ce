import { useLayoutEffect, useState } from 'react';
import { type Snapshot, snapshot, subscribe } from 'valtio/vanilla';

/** Lists with the same entries are the same fact: what is offered is listed anew each time it is asked for. */
const isSame = (one: unknown, other: unknown): boolean =>
  one === other ||
  (Array.isArray(one) &&
    Array.isArray(other) &&
    one.length === other.length &&
    one.every((part, at) => isSame(part, other[at])));

/**
 * What `pick` reads of a store, as a list; the component is drawn again only when one of these values is another.
 * It hears of changes at once, so that the caret stays where it is while somebody types.
 */
export const useFacts = <Store extends object, const Facts extends readonly unknown[]>(
  store: Store,
  pick: (facts: Snapshot<Store>) => Facts,
): Facts => {
  const [, draw] = useState({});
  const facts = pick(snapshot(store));
  useLayoutEffect(() => {
    const check = () => isSame(pick(snapshot(store)), facts) || draw({});
    // What has changed while the component was being drawn would go unnoticed.
    check();
    return subscribe(store, check, true);
  });
  return facts;
};
