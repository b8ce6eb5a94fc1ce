import { countUses, resetCount } from '../accounts/store/rate-limits.ts';
import type { CallDeps } from '../deps.ts';
import { Refusal } from '../errors.ts';
import type { RefusalName } from '../http/refusals.ts';
import type { OrderRow } from '../orders/store/order-rows.ts';

/** Milliseconds after which another refund may begin although the one before has not ended, because its server was killed. */
const longestRefundMs = 60_000;

/**
 * Runs the only refund or cancellation of an order at a time, because two that run together could return more than either of
 * them has shown. Refuses a second one with `otherwise`.
 */
export const refundAlone = async <Result>(
  { db, now }: Pick<CallDeps, 'db' | 'now'>,
  { order, otherwise }: { order: Pick<OrderRow, 'id'>; otherwise: RefusalName },
  run: () => Promise<Result>,
): Promise<Result> => {
  const turn = { name: `refund ${order.id}`, maximum: 1, windowMs: longestRefundMs };
  const [waitMs = 0] = await countUses(db, [turn], now());
  if (waitMs > 0) throw new Refusal(otherwise);
  try {
    return await run();
  } finally {
    await resetCount(db, turn);
  }
};
