import type { UnknownFields } from '../order/unknown-fields.ts';
import { createStorage } from './storage.ts';
import { type LinkQuery, updateVisit } from './visit.ts';
import { createVisitorId } from './visitor.ts';

/**
 * Creates the function that reads and stores the visitor's parameters for a site that elements name. Affiliate, first visit and
 * campaign are those of the page. The id of the visitor belongs to this site alone, and to the page's present first visit.
 */
export const createReadVisitor = (prefix: string) => {
  const storage = createStorage(prefix);
  return (consent: string): LinkQuery => {
    const { visitorId: _, ...visit } = updateVisit(consent);
    if (consent !== 'granted') {
      storage.remove('visitor');
      return visit;
    }
    const stored: UnknownFields = Object(storage.get('visitor'));
    const isPresent = stored.fv_date === visit.fv_date && typeof stored.visitorId === 'string';
    const visitorId = isPresent ? String(stored.visitorId) : createVisitorId();
    storage.set('visitor', { visitorId, fv_date: visit.fv_date });
    return { visitorId, ...visit };
  };
};
