// Downloaded only by a page whose element divides its visitors among templates.
import { positionFor, templateAt } from '../../order/vocabulary/templates.ts';
import { readConsent } from '../../tracking/consent.ts';
import { readOrStore } from '../../tracking/storage.ts';
import { createTabStorage } from '../../tracking/tab-storage.ts';

const key = 'split';

/**
 * Returns the visitor's number from 0 up to 1. With consent it is stored for later visits, otherwise only in the tab. It is 0
 * for a visitor whose browser stores nothing, so that this visitor always gets the same template.
 */
const positionOf = (): number => {
  const tab = createTabStorage();
  const isKept = readConsent() === 'granted';
  const known = Number((isKept && readOrStore(key)) || tab.get(key));
  const position = known > 0 && known < 1 ? known : Math.random();
  readOrStore(key, isKept && position);
  tab.set(key, position);
  return Number(tab.get(key));
};

/**
 * Replaces the templates that an element names by the one that this visitor gets. If all of them are unknown, the attribute
 * becomes empty.
 */
export const chooseTemplate = (host: Element): void => {
  const visitor = host.getAttribute('visitor');
  const position = visitor ? positionFor(visitor) : positionOf();
  host.setAttribute('template', templateAt(host.getAttribute('template') ?? '', position) ?? '');
};
