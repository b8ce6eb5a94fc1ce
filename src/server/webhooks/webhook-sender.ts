import type { Background } from '../bounded-work.ts';
import { newId } from '../database/ids-and-secrets.ts';
import type { DatabaseKind } from '../database/open.ts';
import type { Db } from '../database/schema.ts';
import { hourMs, minuteMs, secondMs } from '../durations.ts';
import { errorMessage, Refusal } from '../errors.ts';
import type { Shedding } from '../http/overload.ts';
import { createOutboxLane, leaseMs } from '../letters/outbox-lane.ts';
import { lanes } from '../letters/store/exchange-letters.ts';
import { createLetterClaims } from '../letters/store/letter-claims.ts';
import { addLetters, type OutboxRow, postponeLetter, removeLetter } from '../letters/store/outbox.ts';
import { postEvent } from './post.ts';
import { eventBody } from './store/add-events.ts';
import {
  type AttemptRow,
  addAttempt,
  findWebhook,
  isDelivered,
  ownerAddresses,
  switchOff,
  type WebhookRow,
} from './store/webhooks.ts';

interface Deps {
  db: Db;
  databaseKind: DatabaseKind;
  background: Background;
  shedding: Pick<Shedding, 'isIdle'>;
  settings: { isDemo: boolean };
  logError: (problem: unknown) => void;
  now: () => number;
}

export type WebhookSender = ReturnType<typeof createWebhookSender>;

/** Milliseconds until the next try, by the number of failures. An event that fails after the last one, a day later, is given up. */
const retryDelaysMs = [
  5 * secondMs,
  minuteMs,
  10 * minuteMs,
  hourMs / 2,
  2 * hourMs,
  4 * hourMs,
  7 * hourMs,
  10 * hourMs,
];
/** Milliseconds of failures after which a webhook is switched off once an event is given up. */
const failingForMs = 72 * hourMs;
/** Number of webhooks to which events are sent at once. */
const maximumConnections = 20;
/** Status by which a receiver says that it wants no more events, by the Standard Webhooks specification. */
const goneStatus = 410;

/** Milliseconds that an attempt took are measured by the monotonic clock, because the other one may be set back. */
const millisecondsSince = (start: number) => Math.round(performance.now() - start);

/** Sends an event once, and records the attempt. Returns null if this server was stopped meanwhile. */
const sendOnce = async (
  { db, settings, now }: Deps,
  webhook: WebhookRow,
  { messageId, body, signal }: { messageId: number; body: string; signal: AbortSignal },
): Promise<AttemptRow | null> => {
  const [at, start] = [now(), performance.now()];
  const { url, secret } = webhook;
  const { status, answer } = await postEvent(
    { url, secret, id: `msg_${messageId}`, body, now: at },
    { isDemo: settings.isDemo, signal },
  ).catch((error: unknown) => ({ status: null, answer: errorMessage(error) }));
  if (signal.aborted) return null;
  const attempt = { webhook_id: webhook.id, message_id: messageId, body, at, status, answer };
  return addAttempt(db, { ...attempt, ms: millisecondsSince(start) });
};

/** Switches a webhook off, and tells the owners by letter. Its waiting events are dropped when they are due. */
const endWebhook = (db: Db, { id, site_id: siteId, url }: WebhookRow, now: number) =>
  db.transaction().execute(async (tx) => {
    if (!(await switchOff(tx, id))) return;
    const letter = { siteId, kind: 'webhook-off', about: new URL(url).host, now } as const;
    await addLetters(
      tx,
      (await ownerAddresses(tx)).map((address) => ({ ...letter, address })),
    );
  });

/** Postpones an event that was not delivered, or gives it up. */
const retryOrGiveUp = async ({ db, now }: Deps, row: OutboxRow, { status }: AttemptRow): Promise<void> => {
  const delayMs = retryDelaysMs[row.tries];
  if (delayMs !== undefined && status !== goneStatus) return postponeLetter(db, row.id, now() + delayMs);
  await removeLetter(db, row.id);
  // It is read again, because this failure may be its first one.
  const webhook = await findWebhook(db, Number(row.address));
  const failingMs = now() - (webhook?.failing_since ?? now());
  if (webhook && (status === goneStatus || failingMs >= failingForMs)) await endWebhook(db, webhook, now());
};

/** Creates the sender of events, which sends each event at least once. */
export const createWebhookSender = (deps: Deps) => {
  const { db, now } = deps;
  // Each webhook gets one event at a time, so that a receiver without answers holds a single connection.
  const busyAddresses = new Set<string>();
  const claims = createLetterClaims({ ...deps, lane: lanes.webhooks, leaseMs, busyAddresses });
  const stopped = new AbortController();
  const { signal } = stopped;
  const deliver = async (row: OutboxRow) => {
    const webhook = await findWebhook(db, Number(row.address));
    const sent = { messageId: row.id, body: row.body ?? '', signal };
    const attempt = webhook?.is_active ? await sendOnce(deps, webhook, sent) : undefined;
    if (attempt === null) return false;
    if (attempt && !isDelivered(attempt)) await retryOrGiveUp(deps, row, attempt);
    else claims.addSent({ letter: row, clientId: null });
    return true;
  };
  const deliverAlone = (row: OutboxRow) =>
    deliver(row).finally(() => {
      busyAddresses.delete(row.address);
    });
  const lane = createOutboxLane({ ...deps, claims, maximumConnections, deliver: deliverAlone });
  return {
    /** Sends due events until none is left. */
    sendDueEvents: lane.sendDue,
    /** Sends due events in the background. */
    sendSoon: lane.sendSoon,
    /** Sends an event without delay and without a second try, also to a webhook that is off. Without `earlier` it is a test. */
    sendNow: async (webhook: WebhookRow, earlier?: AttemptRow): Promise<AttemptRow> => {
      const { message_id: messageId = newId(), body = eventBody('test', {}, now()) } = earlier ?? {};
      const attempt = await sendOnce(deps, webhook, { messageId, body, signal });
      if (!attempt) throw new Refusal('busy');
      return attempt;
    },
    /** Stops the sender. Events on their way stay in the outbox for the next server. */
    stop: () => {
      lane.stop();
      stopped.abort();
    },
  };
};
