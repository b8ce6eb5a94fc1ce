import { Type } from 'typebox';
import * as calls from '../../../api/calls.ts';
import type { CallDeps } from '../../deps.ts';
import { orderBusinessAccess } from '../../http/staff-access.ts';
import { OrderBody } from '../../orders/order-fields.ts';
import { flag, long, short } from '../field-types.ts';
import { changeOrder } from '../orders/change-order.ts';
import { grantBonus } from '../orders/grant-bonus.ts';
import { quoteChange } from '../orders/plan-change.ts';
import { createReader, readText } from './order-acts.ts';
import { requireOrder } from './orders.ts';

const cents = Type.Integer({ minimum: 0, maximum: 10_000_000 });
const { writersPreferredCode, discountCode, currencyId, paymentSystemId, ...fields } = OrderBody.properties;
// Currency, way to pay, discount and preferred writer stay as they were agreed.
const closed = { additionalProperties: false };
const ChangesBody = Type.Object(fields, closed);
const ChangeBody = Type.Object(
  {
    ...fields,
    version: short,
    expectedTotalConverted: Type.Number({ minimum: 0 }),
    isPaid: flag,
    reference: Type.Optional(short),
  },
  closed,
);
const GiftBody = Type.Object({ cents, reason: long, grantedCents: cents });

export const registerOrderChanges = (deps: CallDeps): void => {
  const { router } = deps;
  const readActedOn = createReader(deps);
  router.staff(calls.quoteChange, { ...orderBusinessAccess, body: ChangesBody }, async (context) =>
    quoteChange(deps, await requireOrder(deps, context), context.body),
  );
  router.staff(calls.changeOrder, { ...orderBusinessAccess, body: ChangeBody }, async (context) => {
    const { version, expectedTotalConverted, isPaid, reference = '', ...changes } = context.body;
    const agreed = { version, expectedTotalConverted, reference: isPaid ? reference.trim() : null };
    await changeOrder(deps, await readActedOn(context), { ...agreed, changes });
  });
  router.staff(calls.grantBonus, { ...orderBusinessAccess, body: GiftBody }, async (context) => {
    const reason = readText('reason', context.body.reason);
    const { cents: giftCents, grantedCents: shownCents } = context.body;
    await grantBonus(deps, await readActedOn(context), { cents: giftCents, reason, shownCents });
  });
};
