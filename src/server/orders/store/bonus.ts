import type { BonusStorage } from '../../../api/resources/client.ts';
import { usableBonus } from '../../../order/price/bonus.ts';
import { orderStatuses } from '../../../order/vocabulary/order-statuses.ts';
import { countRows, type Paging } from '../../database/batches.ts';
import type { Database, Db } from '../../database/schema.ts';
import { isoTime } from '../../database/time.ts';
import { Refusal } from '../../errors.ts';
import { sentences } from '../../http/refusals.ts';
import { bonusBack, priceBeforeBonus } from './order-amounts.ts';
import { changeOrderRow, type OrderRow } from './order-rows.ts';

type BonusEntry = Database['bonus_entries'];
type BonusKind = BonusEntry['kind'];
type BonusOwner = Pick<OrderRow, 'id' | 'site_id' | 'client_id'>;

/**
 * Sums the entries of a client, in US cents. The sum is negative if an unpaid order uses bonus that was withdrawn meanwhile.
 */
const sumEntries = async (db: Db, clientId: number): Promise<number> => {
  const { sum } = await db
    .selectFrom('bonus_entries')
    .select(({ fn }) => fn.sum<number | null>('cents').as('sum'))
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow();
  return sum ?? 0;
};

/** Returns the US cents in a client's Bonus Storage. */
export const readBalance = async (db: Db, clientId: number): Promise<number> =>
  Math.max(0, await sumEntries(db, clientId));

/** Returns the bonus that an unpaid order can still use. A part of its bonus may have been withdrawn since. */
export const readHeld = async (
  db: Db,
  { client_id, bonus_used_cents }: Pick<OrderRow, 'client_id' | 'bonus_used_cents'>,
): Promise<number> => Math.max(0, (await sumEntries(db, client_id)) + bonus_used_cents);

/**
 * Returns the bonus that a client's unpaid orders use, in US cents. The client can put it back into the storage at any time.
 */
const sumUnpaidUse = async (db: Db, clientId: number): Promise<number> => {
  const { sum } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.sum<number | null>('bonus_used_cents').as('sum'))
    .where((eb) => eb.and({ client_id: clientId, status_id: orderStatuses.created }))
    .executeTakeFirstOrThrow();
  return sum ?? 0;
};

/** Returns one page of a client's entries, newest first, each with the code of its order. */
export const listEntries = async (
  db: Db,
  clientId: number,
  { page, perPage }: Paging,
): Promise<{ entries: BonusStorage['entries']; total: number }> => {
  const clientEntries = db.selectFrom('bonus_entries').where('bonus_entries.client_id', '=', clientId);
  const rows = await clientEntries
    .innerJoin('orders', 'orders.id', 'bonus_entries.order_id')
    .select(['kind', 'cents', 'bonus_entries.created_at', 'code'])
    .orderBy('bonus_entries.created_at', 'desc')
    .orderBy('order_id', 'desc')
    .orderBy('kind')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const entries = rows.map(({ kind, cents, code, created_at }) => ({
    kind,
    cents,
    orderCode: code,
    createdAt: isoTime(created_at),
  }));
  return { entries, total: await countRows(clientEntries) };
};

/**
 * Locks a client's Bonus Storage until the end of the transaction. PostgreSQL locks a row on a write, even if the write
 * changes nothing. SQLite allows only one writing transaction at a time.
 */
const lockStorage = (tx: Db, clientId: number) =>
  tx
    .updateTable('clients')
    .set(({ ref }) => ({ session_version: ref('session_version') }))
    .where('id', '=', clientId)
    .execute();

const entryCents = async (tx: Db, orderId: number, kind: BonusKind): Promise<number> => {
  const entry = await tx
    .selectFrom('bonus_entries')
    .select('cents')
    .where((eb) => eb.and({ order_id: orderId, kind }))
    .executeTakeFirst();
  return entry?.cents ?? 0;
};

interface NewEntry {
  kind: BonusKind;
  cents: number;
  now: number;
}

const insertEntry = (tx: Db, { id, site_id, client_id }: BonusOwner, { kind, cents, now }: NewEntry) =>
  tx.insertInto('bonus_entries').values({ order_id: id, kind, site_id, client_id, cents, created_at: now });

/** Adds an entry, unless the order already has an entry of this kind, so that no amount is credited twice. */
const addEntry = async (tx: Db, order: BonusOwner, entry: NewEntry): Promise<void> => {
  if (entry.cents === 0) return;
  await insertEntry(tx, order, entry)
    .onConflict((conflict) => conflict.columns(['order_id', 'kind']).doNothing())
    .execute();
};

/** Returns the bonus that the office has given for an order, in US cents. */
export const readGranted = (db: Db, orderId: number): Promise<number> => entryCents(db, orderId, 'granted');

/** Adds bonus that the office gives for an order. All of it is one entry. */
export const addGrantedBonus = async (
  tx: Db,
  order: BonusOwner,
  { cents, now }: { cents: number; now: number },
): Promise<void> => {
  await insertEntry(tx, order, { kind: 'granted', cents, now })
    .onConflict((conflict) =>
      conflict.columns(['order_id', 'kind']).doUpdateSet(({ eb, ref }) => ({
        cents: eb('bonus_entries.cents', '+', ref('excluded.cents')),
        created_at: now,
      })),
    )
    .execute();
};

/**
 * Sets the bonus that an unpaid order uses: the price of the order, but at most `maximumCents`. Refuses the field
 * `useBonus` if the Bonus Storage holds less.
 */
export const setBonus = async (
  tx: Db,
  order: BonusOwner & Pick<OrderRow, 'charged_cents' | 'bonus_used_cents'>,
  { maximumCents, now }: { maximumCents: number; now: number },
): Promise<{ used: number; left: number }> => {
  await lockStorage(tx, order.client_id);
  await tx
    .deleteFrom('bonus_entries')
    .where((eb) => eb.and({ order_id: order.id, kind: 'used' }))
    .execute();
  const balance = await readBalance(tx, order.client_id);
  const price = order.charged_cents + order.bonus_used_cents;
  const used = usableBonus(price, maximumCents);
  if (used > balance) {
    const { bonusEmpty, bonusLess } = sentences;
    throw new Refusal('invalid', { useBonus: balance > 0 ? bonusLess : bonusEmpty });
  }
  await addEntry(tx, order, { kind: 'used', cents: -used, now });
  const left = price - used;
  await tx
    .updateTable('orders')
    .set({ charged_cents: left, bonus_used_cents: used })
    .where('id', '=', order.id)
    .execute();
  return { used, left };
};

/** Credits the bonus of an approved order to the Bonus Storage: the displayed amount, reduced to the paid share. */
export const creditBonus = async (tx: Db, order: OrderRow, now: number): Promise<void> => {
  const { bonus_usd_cents, due_cents } = order;
  const paidShare = due_cents > 0 ? 1 - due_cents / priceBeforeBonus(order) : 1;
  await addEntry(tx, order, { kind: 'earned', cents: Math.round(bonus_usd_cents * paidShare), now });
};

/** Puts a part of a paid order's used bonus back into the Bonus Storage, because a change has made the order cheaper. */
export const giveBackBonus = async (
  tx: Db,
  { id, client_id, bonus_used_cents }: OrderRow,
  cents: number,
): Promise<void> => {
  await lockStorage(tx, client_id);
  await tx
    .updateTable('bonus_entries')
    .set(({ eb }) => ({ cents: eb('cents', '+', cents) }))
    .where((eb) => eb.and({ order_id: id, kind: 'used' }))
    .execute();
  await changeOrderRow(tx, id, { bonus_used_cents: bonus_used_cents - cents });
};

/**
 * Puts the bonus that a cancelled or refunded order has used back into the Bonus Storage. Withdraws the bonus that the order has
 * earned. The withdrawal is limited to the customer's balance, because customers do not owe spent bonus. Bonus in unpaid orders
 * counts as balance.
 */
export const returnBonus = async (tx: Db, order: OrderRow, now: number): Promise<void> => {
  await lockStorage(tx, order.client_id);
  await addEntry(tx, order, { kind: 'returned', cents: bonusBack(order), now });
  const earned = await entryCents(tx, order.id, 'earned');
  const { client_id } = order;
  const left = (await sumEntries(tx, client_id)) + (await sumUnpaidUse(tx, client_id));
  await addEntry(tx, order, { kind: 'withdrawn', cents: -Math.max(0, Math.min(earned, left)), now });
};
