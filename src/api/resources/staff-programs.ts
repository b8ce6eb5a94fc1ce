import { type Static, Type } from 'typebox';
import { fieldsOf } from '../../order/vocabulary/map-fields.ts';
import { keyScopes } from '../key-scopes.ts';
import { webhookEvents } from '../webhook-events.ts';
import { count, oneOf, orNull, text, textOf, time } from './schemas.ts';

/** An address to which a site's events are sent. */
export const StaffWebhook = Type.Object({
  id: count,
  url: text,
  events: Type.Array(oneOf(fieldsOf(webhookEvents))),
  isActive: Type.Boolean(),
  failingSince: orNull(time, 'Time of the first failure since the last success; null without one'),
  secret: orNull(text, 'Key that signs the events; null unless it is new, because it is shown once'),
});
export type StaffWebhook = Static<typeof StaffWebhook>;

/** One try to send an event to a webhook. */
export const WebhookAttempt = Type.Object({
  id: count,
  at: time,
  event: textOf('Such as `order.paid`, or `test`'),
  order: textOf('Code of the order; empty for a test'),
  status: orNull(Type.Integer(), 'Status of the answer; null if there was none'),
  milliseconds: count,
  answer: textOf('Beginning of the answer, or why there was none'),
});
export type WebhookAttempt = Static<typeof WebhookAttempt>;

/** A key by which a program makes calls of the office. */
export const StaffKey = Type.Object({
  id: count,
  name: text,
  prefix: textOf('Beginning of the key'),
  scopes: Type.Array(oneOf(fieldsOf(keyScopes))),
  endsAt: orNull(time, 'Null for a key without an end'),
  lastUsedAt: orNull(time, 'Null before the first use'),
  isEnded: Type.Boolean(),
  key: orNull(text, 'The key itself; null unless it is new, because it is shown once'),
});
export type StaffKey = Static<typeof StaffKey>;
