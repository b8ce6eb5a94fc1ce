import { positionFor, templateAt } from '../../order/vocabulary/templates.ts';
import { readConsent } from '../../tracking/consent.ts';
import { onceShown } from '../../tracking/once-shown.ts';
import { readOrStore } from '../../tracking/storage.ts';
import { createTabStorage } from '../../tracking/tab-storage.ts';

const key = 'split';

/**
 * Returns the visitor's number from 0 up to 1. With consent it is stored for later visits, otherwise in this tab only.
 * If the browser stores nothing, the number is 0, so that the visitor always gets the same template.
 */
const positionOf = (): number => {
  const tab = createTabStorage();
  const isKept = readConsent() === 'granted';
  const known = Number((isKept && readOrStore(key)) || tab.get(key));
  const position = known > 0 && known < 1 ? known : Math.random();
  onceShown(() => readOrStore(key, isKept && position));
  tab.set(key, position);
  return Number(tab.get(key));
};

/**
 * Replaces the templates that an element lists by the visitor's one. If all of them are unknown, the attribute becomes
 * empty.
 */
export const chooseTemplate = (host: Element): void => {
  const visitor = host.getAttribute('visitor');
  const position = visitor ? positionFor(visitor) : positionOf();
  host.setAttribute('template', templateAt(host.getAttribute('template') ?? '', position) ?? '');
};
