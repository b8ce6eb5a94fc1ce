import type { UnknownFields } from '../../../order/unknown-fields.ts';
import type { Db } from '../../database/schema.ts';
import { dayMs } from '../../durations.ts';
import { dayOf } from '../event-rows.ts';

/** Time that a report covers, in epoch milliseconds. `from` is the start of a day in UTC; `to` is not included. */
export interface Period {
  from: number;
  to: number;
}

/** Stored actions, pages and devices by id. An id is valid for one day. */
export type EventTexts = ReadonlyMap<number, UnknownFields>;

/** Reads the texts to which the events of a period refer. */
export const readEventTexts = async (db: Db, { from, to }: Period): Promise<EventTexts> => {
  const rows = await db
    .selectFrom('event_texts')
    .select(['id', 'text'])
    .where('day', '>=', dayOf(from))
    .where('day', '<=', to)
    .execute();
  return new Map(
    rows.map(({ id, text }) => {
      const part: UnknownFields = JSON.parse(text);
      return [Number(id), part] as const;
    }),
  );
};

export const wordOf = (part: UnknownFields | undefined, name: string): string => {
  const word = part?.[name];
  return typeof word === 'string' ? word : '';
};

/** Views that visitors had of a site in a period, with the texts to which they refer. */
export interface ViewsOfSite {
  siteId: number;
  period: Period;
  texts: EventTexts;
}

/** Returns a period that ends now and includes today and the days before, `days` in total. */
export const lastDays = (days: number, now: number): Period => ({
  from: dayOf(now) - (days - 1) * dayMs,
  to: now + 1,
});
