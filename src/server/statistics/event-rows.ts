import { createHash } from 'node:crypto';
import type { Database } from '../database/schema.ts';
import { dayMs, hourMs } from '../durations.ts';
import { other, type VisitorEvent } from './read-event.ts';

export const dayOf = (at: number): number => at - (at % dayMs);
const hourOf = (at: number) => at - (at % hourMs);

/**
 * Maximum number of a site's texts in a day, and of its campaigns in an hour. Further texts are dropped; further
 * campaigns are counted together.
 */
const maximumTexts = 5000;
const maximumCampaigns = 50;

type Count = Database['event_counts'];

/** Returns the first 48 bits of a hash, which fit an integer of both databases and a number. */
const hashOf = (text: string) => createHash('sha256').update(text).digest().readUIntBE(0, 6);

/** Returns the number under which the events of a visitor are stored. */
export const visitorHash = (visitorId: string): number => hashOf(visitorId);

export interface EventRows {
  /** Row of the event; null for an event that is counted and not kept. */
  event: Database['visitor_events'] | null;
  texts: Database['event_texts'][];
  count: Count;
}

/** Returns the rows of an event above a limit, which is counted and not kept. */
export const rowsAboveLimit = (site_id: number, at: number): EventRows => ({
  event: null,
  texts: [],
  count: {
    hour: hourOf(at),
    site_id,
    widget: '',
    template: '',
    action: 'above the limit',
    campaign: '',
    count: 1,
  },
});

/** Creates the maker of events' rows. It remembers the texts of a day and the campaigns of an hour, to limit their number. */
export const createEventRows = () => {
  let day = 0;
  let hour = 0;
  const texts = new Map<number, Set<number>>();
  const campaigns = new Map<number, Set<string>>();
  const startPeriods = (at: number) => {
    if (dayOf(at) !== day) texts.clear();
    if (hourOf(at) !== hour) campaigns.clear();
    day = dayOf(at);
    hour = hourOf(at);
  };
  const membersOf = <Member>(sets: Map<number, Set<Member>>, siteId: number): Set<Member> => {
    const members = sets.get(siteId) ?? new Set<Member>();
    sets.set(siteId, members);
    return members;
  };
  const campaignOf = ({ siteId, campaign }: VisitorEvent) => {
    const names = membersOf(campaigns, siteId);
    if (campaign && !names.has(campaign) && names.size >= maximumCampaigns) return other;
    return campaign && names.add(campaign) ? campaign : '';
  };
  return {
    /** Returns the rows of an event, without the texts that this server has stored before. */
    rowsOf: (event: VisitorEvent): EventRows => {
      const { at, siteId, visitorId, widget, template, action } = event;
      startPeriods(at);
      const stored = membersOf(texts, siteId);
      const added: Database['event_texts'][] = [];
      const idOf = (text: string) => {
        if (!text) return 0;
        const id = hashOf(`${day} ${siteId} ${text}`);
        if (stored.has(id)) return id;
        if (stored.size >= maximumTexts) return 0;
        stored.add(id);
        added.push({ id, day, text });
        return id;
      };
      const ids = {
        action_id: idOf(event.actionText),
        page_id: idOf(event.pageText),
        device_id: idOf(event.deviceText),
      };
      return {
        event: { at, site_id: siteId, visitor: visitorHash(visitorId), ...ids },
        texts: added,
        count: { hour, site_id: siteId, widget, template, action, campaign: campaignOf(event), count: 1 },
      };
    },
    /** Forgets which texts are stored, because writing them has failed. */
    forget: () => texts.clear(),
  };
};

const keyOf = ({ count: _, ...key }: Count) => JSON.stringify(key);

/** Adds up counts with the same key, so that a batch writes each row once. The rows are sorted, so that no deadlock arises. */
export const addUp = (counts: readonly Count[]): Count[] => {
  const sums = new Map<string, Count>();
  for (const count of counts) {
    const key = keyOf(count);
    sums.set(key, { ...count, count: (sums.get(key)?.count ?? 0) + count.count });
  }
  return [...sums].sort(([one], [another]) => (one < another ? -1 : 1)).map(([, count]) => count);
};
