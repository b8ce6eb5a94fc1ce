import { type Static, type TSchema, Type } from 'typebox';
import type { CurrencyId, PaymentSystemId } from '../order/vocabulary/ids.ts';
import type { WidgetName } from '../order/vocabulary/site.ts';
import { everyWidget } from './elements.ts';

/** Row about an event of widgets' elements. */
interface PublicEvent<Detail extends TSchema, Of extends WidgetName> {
  /** Widgets that fire the event. */
  of: readonly Of[];
  /** Shape of the event's `detail`. */
  detail: Detail;
  /** Description of `detail` in the guide. */
  text: string;
}

const event = <Detail extends TSchema, Of extends WidgetName>(
  of: readonly Of[],
  text: string,
  detail: Detail,
): PublicEvent<Detail, Of> => ({ of, text, detail });

const text = Type.String();
const integer = Type.Integer();
/**
 * Creates the schema of an id. At runtime an id is a plain number, so its type exists only in TypeScript. `title` is the id's
 * name in the guides.
 */
const id = <Id extends number>(title: string) => Type.Unsafe<Id>(Type.Integer({ title }));

/** Reason why a widget could not be loaded: a thrown error, a response of the server, or a timeout. */
type LoadFailure = Error | Response | 'timeout';

/** Every event that a widget's element fires, by type without the prefix `octavo:`. */
export const events = {
  ready: event(
    everyWidget,
    '`{ widget }`',
    Type.Object({ widget: Type.Unsafe<WidgetName>(Type.String({ title: 'WidgetName' })) }),
  ),
  price: event(
    ['calculator', 'order-form'],
    '`{ base, total, save, bonus, currencyId }` in cents of that currency, and `charged` in US cents (0 where the server does not name it)',
    Type.Object({
      base: integer,
      total: integer,
      save: integer,
      bonus: integer,
      charged: integer,
      currencyId: id<CurrencyId>('CurrencyId'),
    }),
  ),
  step: event(['order-form'], '`{ step }`, 1 or 2', Type.Object({ step: integer })),
  error: event(
    everyWidget,
    '`{ errors }` by field, `{ message }`, or the reason why the widget could not be loaded',
    Type.Union([
      Type.Object({
        errors: Type.Unsafe<Partial<Record<string, string>>>(
          Type.Record(text, text, { title: 'Partial<Record<string, string>>' }),
        ),
      }),
      Type.Object({ message: text }),
      Type.Unsafe<LoadFailure>(
        Type.Union([Type.Literal('timeout'), Type.Object({})], { title: "Error | Response | 'timeout'" }),
      ),
    ]),
  ),
  'order-created': event(
    ['order-form'],
    '`{ code, paymentSystemId, total, currencyId, currency, discount }`; `total` and `discount.amount` in cents of `currency` (`USD`); `discount` is `{ code, amount }` or null',
    Type.Object({
      code: text,
      paymentSystemId: id<PaymentSystemId>('PaymentSystemId'),
      total: integer,
      currencyId: id<CurrencyId>('CurrencyId'),
      currency: Type.Union([text, Type.Undefined()]),
      discount: Type.Union([Type.Object({ code: text, amount: integer }), Type.Null()]),
    }),
  ),
  session: event(
    ['order-form'],
    '`{ site, customerId }`: a customer has logged in at the site with this host, or the session has ended, with `customerId` null. Every order form of that site fires it. After a logout, all empty their drafts',
    Type.Object({
      site: text,
      customerId: Type.Union([integer, Type.Null()]),
    }),
  ),
  redirect: event(
    ['calculator', 'price-list', 'order-form'],
    '`{ url }`, after an order also `{ code }`; a listener that cancels the event navigates by itself. For a click before the widget’s code has arrived, the event comes when that code has; if the code fails, the link is followed without the event',
    Type.Object({ url: text, code: Type.Optional(text) }),
  ),
  analytics: event(
    ['calculator', 'order-form', 'price-list'],
    '`{ category, label, action, actionData }`; also pushed to `dataLayer`, with `site` if the element has `data-host`',
    Type.Object({ category: text, label: text, action: text, actionData: Type.Optional(Type.Unknown()) }),
  ),
};

export type EventType = keyof typeof events;

/** Details of the events, by type without the prefix. */
export type WidgetEvents = { [Name in EventType]: Static<(typeof events)[Name]['detail']> };

/** Types of the events that a widget fires. */
export type EventsOf<Widget extends WidgetName> = {
  [Name in EventType]: Widget extends (typeof events)[Name]['of'][number] ? Name : never;
}[EventType];
