import type { AgreedOrder } from '../../api/calls/order.ts';
import * as calls from '../../api/calls.ts';
import type { CreatedOrder } from '../../api/resources/client.ts';
import type { Failure, Result, Success } from '../../api/result.ts';
import { setFields } from '../../order/vocabulary/map-fields.ts';
import type { FormParts } from '../order-form/form-parts.ts';
import { showNotice } from '../order-form/notice.ts';
import { type AgreedTotal, outdateOrder } from '../order-form/order-form-store.ts';
import { isOfFirstStep } from '../order-form/steps.ts';
import type { KeyedOrder } from '../order-form/storage/draft-storage.ts';
import { answered, keyedOrderFor } from '../order-form/storage/idempotency-keys.ts';
import { isUncertain } from '../page/failure-reason.ts';
import { isPriceRefused, showRefusedPrice } from './agreed-price.ts';
import { askToLogIn, orderRefusals, preparedOrder, showRefusals } from './checkout.ts';

const isKeyTaken = (result: Result<unknown>) => result.status === 409 && !isPriceRefused(result);

/**
 * Shows the errors of a refused order at their fields and opens the step of those fields. Shows any other failure as a
 * notice.
 */
const createFailureDisplay =
  (deps: FormParts) =>
  async (result: Failure, agreed: AgreedTotal, sent: AgreedOrder): Promise<void> => {
    if (isPriceRefused(result)) return showRefusedPrice(deps, agreed);
    const { fields, general } = orderRefusals(result, deps.store, sent);
    if (result.status === 401) {
      askToLogIn(deps);
      return;
    }
    showRefusals(deps, fields);
    if (fields.useBonus) deps.store.bonus.isUsed = false;
    // A refused discount code holds up no order, and step two says why it gives no discount.
    const { discountCode, ...held } = fields;
    if (Object.keys(held).some(isOfFirstStep)) deps.steps.show(1);
    if (general)
      showNotice(deps, { key: isUncertain(result) ? 'unanswered' : 'notPlaced', values: [general] });
    // Without a field, the server has refused only a code that the visitor has replaced since.
    else if (discountCode || !Object.keys(fields).length) await showRefusedPrice(deps, agreed);
  };

/** Returns the purchase for the page's statistics, with amounts in cents of the chosen currency. */
const purchaseOf = ({ context: { site }, store: { draft }, price: { total, save } }: FormParts) => ({
  total: total.peek(),
  currencyId: draft.currencyId,
  currency: site.dictionaries.currency.find(({ id }) => id === draft.currencyId)?.title,
  discount: save.peek() ? { code: draft.discountCode, amount: save.peek() } : null,
});

type Purchase = ReturnType<typeof purchaseOf>;

const acknowledge = (
  { context, store }: FormParts,
  { status, payload: order }: Success<CreatedOrder>,
  purchase: Purchase,
) => {
  const { code, paymentSystemId } = order;
  setFields(store, { order, isOrderCurrent: true });
  context.emit('order-created', { code, paymentSystemId, ...purchase });
  const result = { code: status, payload: order };
  context.tracker.record({ label: 'Order Form', action: 'Order created', actionData: { code }, result });
};

/** Compares two bodies of orders without payment system and bonus, because the payment page can still change both. */
const isSameOrder = (firstBody: string, secondBody: string) => {
  const [first, second] = [firstBody, secondBody].map((body) =>
    JSON.stringify({ ...JSON.parse(body), paymentSystemId: 0, useBonus: 0 }),
  );
  return first === second;
};

/** Creates the function that sends an order under its idempotency key. */
const createSending =
  ({ context }: FormParts) =>
  async (order: AgreedOrder, { key }: KeyedOrder) => {
    // The origin is not part of the stored body, because it may differ when the body is sent again.
    const origin = context.tracker.origin();
    const { client, options, site } = context;
    const beside = { template: options.template, widget: 'order-form', locale: site.locale ?? 'en' };
    const payload = { ...origin, ...beside, ...order };
    return client.send(calls.createOrder, { payload, headers: { 'idempotency-key': key } });
  };

/** Creates the function that places the order. It resolves with true if the server has acknowledged the order. */
export const createOrderPlacement = (deps: FormParts) => {
  const { store, keyedOrders } = deps;
  const showFailure = createFailureDisplay(deps);
  const send = createSending(deps);

  /** Sends the earlier bodies of this key again, to find the one that became an order although its answer was lost. */
  const findEarlier = async (
    keyedOrder: KeyedOrder,
    body: string,
    { purchase, agreed }: { purchase: Purchase; agreed: AgreedTotal },
  ) => {
    for (const earlier of keyedOrder.bodies.filter((sent) => sent !== body).reverse()) {
      const order = JSON.parse(earlier);
      const result = await send(order, keyedOrder);
      if (isKeyTaken(result)) continue;
      if (result.failed) {
        await showFailure(result, agreed, order);
        return false;
      }
      keyedOrders.store(answered(keyedOrder, earlier));
      acknowledge(deps, result, purchase);
      return acknowledgeOrder(result.payload, { isSame: isSameOrder(earlier, body) });
    }
    keyedOrders.store(null);
    showNotice(deps, 'notPlacedYet');
    return false;
  };
  const acknowledgeOrder = ({ code }: CreatedOrder, { isSame }: { isSame: boolean }) => {
    if (isSame && store.order) store.order.paymentSystemId = store.draft.paymentSystemId;
    if (isSame) return true;
    outdateOrder(store);
    const message = { key: 'placedBefore', values: [code] } as const;
    showNotice(deps, message, { retry: 'Place another order', goOn: 'Continue to payment' });
    return false;
  };

  return async (agreed: AgreedTotal): Promise<boolean> => {
    const payload = preparedOrder(store, agreed);
    // The purchase is computed before the order is sent, because the draft may change during the request.
    const purchase = purchaseOf(deps);
    const body = JSON.stringify(payload);
    const before = keyedOrders.current;
    const keyedOrder = keyedOrderFor(before, body);
    keyedOrders.store(keyedOrder);
    const result = await send(payload, keyedOrder);
    if (isKeyTaken(result)) return findEarlier(keyedOrder, body, { purchase, agreed });
    if (!result.failed) {
      keyedOrders.store(answered(keyedOrder, body));
      acknowledge(deps, result, purchase);
      // Compares the order with the present draft, because changes during the request are not part of the order.
      const isSame = isSameOrder(body, JSON.stringify(preparedOrder(store, agreed)));
      return acknowledgeOrder(result.payload, { isSame });
    }
    // The server refused this body. An earlier body of the same key may still have become an order.
    if (!isUncertain(result)) keyedOrders.store(before);
    await showFailure(result, agreed, payload);
    return false;
  };
};
