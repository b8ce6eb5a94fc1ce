import { createHash } from 'node:crypto';
import { type OriginPart, originParts } from '../../api/figures.ts';
import { mapFields } from '../../order/vocabulary/map-fields.ts';
import type { Database } from '../database/schema.ts';
import { dayMs } from '../durations.ts';
import { other, type VisitorEvent } from './read-event.ts';
import { noFigures, type ReportRow } from './report-rows.ts';

export const dayOf = (at: number): number => at - (at % dayMs);

/**
 * Maximum number of a site's texts in a day, and of the names of a part of the origin. Further texts are dropped; further names
 * are counted together.
 */
const maximumTexts = 5000;
const maximumNames = 500;

/** Returns the first 48 bits of a hash, which fit an integer of both databases and a number. */
const shortHash = (text: string) => createHash('sha256').update(text).digest().readUIntBE(0, 6);

/** Returns the number under which the events of a visitor are stored. */
export const visitorHash = (visitorId: string): number => shortHash(visitorId);

export interface EventRows {
  event: Database['visitor_events'];
  texts: Database['event_texts'][];
  /** Figures that the event adds to those of its day; null if it adds none. */
  view: ReportRow | null;
}

const membersOf = <Key, Member>(sets: Map<Key, Set<Member>>, key: Key): Set<Member> => {
  const members = sets.get(key) ?? new Set<Member>();
  sets.set(key, members);
  return members;
};

/** Returns a name; `other` for a new name if the set is full. */
const boundName = (names: Set<string>, name: string) => {
  if (names.size >= maximumNames && !names.has(name)) return other;
  names.add(name);
  return name;
};

/** Creates the maker of events' rows. It remembers the texts and names of a day, to limit their number. */
export const createEventRows = () => {
  let day = 0;
  const texts = new Map<number, Set<number>>();
  const names = new Map<string, Set<string>>();
  const startDay = (at: number) => {
    if (dayOf(at) === day) return;
    texts.clear();
    names.clear();
    day = dayOf(at);
  };
  const viewOf = ({ siteId, view }: VisitorEvent): ReportRow | null => {
    if (!view) return null;
    const nameIn = (part: OriginPart) => boundName(membersOf(names, `${siteId} ${part}`), view.origin[part]);
    return { ...noFigures, day, origin: mapFields(originParts, nameIn), [view.figure]: 1 };
  };
  return {
    /** Returns the rows of an event, without the texts that this server has stored before. */
    rowsOf: (event: VisitorEvent): EventRows => {
      const { at, siteId, visitorId } = event;
      startDay(at);
      const storedIds = membersOf(texts, siteId);
      const addedTexts: Database['event_texts'][] = [];
      /** Returns the id of a text; 0 for an empty text, and for a new text once the limit is reached. */
      const keepText = (text: string) => {
        if (!text) return 0;
        const id = shortHash(`${day} ${siteId} ${text}`);
        if (storedIds.has(id)) return id;
        if (storedIds.size >= maximumTexts) return 0;
        storedIds.add(id);
        addedTexts.push({ id, day, text });
        return id;
      };
      const ids = {
        action_id: keepText(event.actionText),
        page_id: keepText(event.pageText),
        device_id: keepText(event.deviceText),
      };
      return {
        event: { at, site_id: siteId, visitor: visitorHash(visitorId), ...ids },
        texts: addedTexts,
        view: viewOf(event),
      };
    },
    /** Forgets which texts are stored, because writing them has failed. */
    forget: () => texts.clear(),
  };
};
