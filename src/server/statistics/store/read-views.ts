import type { Figure } from '../../../api/figures.ts';
import type { UnknownFields } from '../../../order/unknown-fields.ts';
import type { Db } from '../../database/schema.ts';
import { dayMs } from '../../durations.ts';
import { dayOf } from '../event-rows.ts';
import { figureOf, noFigures, type ReportRow } from '../report-rows.ts';

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

/** Returns the figure of the report that an action increases; undefined for other actions. */
const figureOfAction = (action: UnknownFields | undefined): Figure | undefined => {
  const byAction: Readonly<Record<string, Partial<Record<string, Figure>>>> = figureOf;
  const actions = byAction[wordOf(action, 'label')];
  return actions?.[wordOf(action, 'action')];
};

/** Classifies a width in CSS pixels as the widgets do. */
const deviceOf = (part: UnknownFields | undefined) => {
  const width = Number(part?.width);
  if (!(width > 0)) return '';
  return width > 1200 ? 'desktop' : width > 768 ? 'tablet' : 'mobile';
};

/** Views that visitors had of a site in a period, with the texts to which they refer. */
export interface ViewsOfSite {
  siteId: number;
  period: Period;
  texts: EventTexts;
}

/** Reads how often visitors saw and used the widgets of a site. Only visitors who have agreed to statistics are counted. */
export const readViews = async (db: Db, { siteId, period, texts }: ViewsOfSite): Promise<ReportRow[]> => {
  const groups = await db
    .selectFrom('visitor_events')
    .select(['action_id', 'page_id', 'device_id'])
    .select(({ fn }) => [fn.countAll().as('count'), fn.min('at').as('first')])
    .where('site_id', '=', siteId)
    .where('at', '>=', period.from)
    .where('at', '<', period.to)
    .groupBy(['action_id', 'page_id', 'device_id'])
    .execute();
  return groups.flatMap(({ action_id, page_id, device_id, count, first }) => {
    const action = texts.get(Number(action_id));
    const page = texts.get(Number(page_id));
    const figure = figureOfAction(action);
    if (!figure) return [];
    const origin = {
      widget: wordOf(action, 'label'),
      template: wordOf(action, 'template'),
      page: wordOf(page, 'location'),
      campaign: wordOf(page, 'utm_campaign'),
      source: wordOf(page, 'utm_source'),
      affiliate: wordOf(page, 'affiliateId'),
      code: '',
      device: deviceOf(texts.get(Number(device_id))),
    };
    return [{ ...noFigures, day: dayOf(Number(first)), origin, [figure]: Number(count) }];
  });
};

/** Returns a period that ends now and includes today and the days before, `days` in total. */
export const lastDays = (days: number, now: number): Period => ({
  from: dayOf(now) - (days - 1) * dayMs,
  to: now + 1,
});
