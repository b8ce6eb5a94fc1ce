import { randomBytes } from 'node:crypto';
import { type WebhookEvent, webhookEvents } from '../../../api/webhook-events.ts';
import { changesRow } from '../../database/batches.ts';
import { newId } from '../../database/ids-and-secrets.ts';
import type { Database, Db } from '../../database/schema.ts';
import { storedNames } from '../../database/stored-names.ts';

export type WebhookRow = Database['webhooks'];
export type AttemptRow = Database['webhook_attempts'];

/** Returns the events that a webhook gets, which its row holds as one text. Events that no longer exist are left out. */
export const eventsOf = ({ events }: Pick<WebhookRow, 'events'>): WebhookEvent[] =>
  storedNames(webhookEvents, events);

/** Returns a new signing secret, in the form of the Standard Webhooks specification. */
const newSigningSecret = () => `whsec_${randomBytes(24).toString('base64')}`;

export const listWebhooks = (db: Db, siteId: number): Promise<WebhookRow[]> =>
  db.selectFrom('webhooks').selectAll().where('site_id', '=', siteId).orderBy('created_at').execute();

/** Finds a webhook, of one site if `siteId` is given. */
export const findWebhook = (db: Db, id: number, siteId?: number): Promise<WebhookRow | undefined> =>
  db
    .selectFrom('webhooks')
    .selectAll()
    .where('id', '=', id)
    .$if(siteId !== undefined, (query) => query.where('site_id', '=', siteId ?? 0))
    .executeTakeFirst();

export const addWebhook = (
  tx: Db,
  { events, ...added }: Pick<WebhookRow, 'site_id' | 'url' | 'created_at'> & { events: WebhookEvent[] },
): Promise<WebhookRow> =>
  tx
    .insertInto('webhooks')
    .values({
      ...added,
      events: events.join(' '),
      id: newId(),
      secret: newSigningSecret(),
      is_active: 1,
      failing_since: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/**
 * Changes a webhook. Switching it on or off clears its failures. A webhook that is off and has failures was therefore switched off
 * because of them.
 */
export const changeWebhook = (
  tx: Db,
  id: number,
  {
    isSecretReplaced,
    events,
    ...change
  }: Partial<Pick<WebhookRow, 'url' | 'is_active'>> & { events?: WebhookEvent[]; isSecretReplaced: boolean },
): Promise<WebhookRow> =>
  tx
    .updateTable('webhooks')
    .set({
      // An update needs a column, also without a change.
      id,
      ...change,
      ...(events && { events: events.join(' ') }),
      ...(change.is_active !== undefined && { failing_since: null }),
      ...(isSecretReplaced && { secret: newSigningSecret() }),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Removes a webhook with its log and its waiting events. */
export const removeWebhook = async (tx: Db, id: number): Promise<void> => {
  await tx
    .deleteFrom('letters')
    .where((eb) => eb.and({ kind: 'webhook', address: String(id) }))
    .execute();
  await tx.deleteFrom('webhook_attempts').where('webhook_id', '=', id).execute();
  await tx.deleteFrom('webhooks').where('id', '=', id).execute();
};

export const isDelivered = ({ status }: Pick<AttemptRow, 'status'>): boolean =>
  status !== null && status >= 200 && status < 300;

/** Records a try. The first failure since a success begins the time for which the webhook fails. */
export const addAttempt = async (tx: Db, attempt: Omit<AttemptRow, 'id'>): Promise<AttemptRow> => {
  const { webhook_id, at } = attempt;
  const failing = tx.updateTable('webhooks').where('id', '=', webhook_id);
  if (isDelivered(attempt))
    await failing.set({ failing_since: null }).where('failing_since', 'is not', null).execute();
  else await failing.set({ failing_since: at }).where('failing_since', 'is', null).execute();
  return tx
    .insertInto('webhook_attempts')
    .values({ ...attempt, id: newId() })
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** Maximum number of tries in a list. */
const shownAttempts = 100;

/** Lists the latest tries of a webhook, newest first. */
export const listAttempts = (db: Db, webhookId: number): Promise<AttemptRow[]> =>
  db
    .selectFrom('webhook_attempts')
    .selectAll()
    .where('webhook_id', '=', webhookId)
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(shownAttempts)
    .execute();

export const findAttempt = (db: Db, id: number): Promise<AttemptRow | undefined> =>
  db.selectFrom('webhook_attempts').selectAll().where('id', '=', id).executeTakeFirst();

/** Switches a failing webhook off; returns false if it is off already. */
export const switchOff = (tx: Db, id: number): Promise<boolean> =>
  changesRow(
    tx
      .updateTable('webhooks')
      .set({ is_active: 0 })
      .where((eb) => eb.and({ id, is_active: 1 })),
  );

/** Returns the addresses of the owners of the office who can log in. */
export const ownerAddresses = async (db: Db): Promise<string[]> => {
  const owners = await db
    .selectFrom('staff')
    .select('email')
    .where((eb) => eb.and({ role: 'owner', is_active: 1 }))
    .where('password_hash', 'is not', null)
    .execute();
  return owners.map(({ email }) => email);
};
