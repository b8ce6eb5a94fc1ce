import type { Test } from 'uvu';
import type { Fields } from '../../../../src/api/call.ts';
import * as calls from '../../../../src/api/calls.ts';
import { runPaid } from '../../../../src/server/provider/orders/orders.ts';
import { startFakeStripe } from '../../services/stripe.ts';
import { placedOrder } from '../orders/delivered-order.ts';
import { payingCustomer } from '../orders/start-with-payment.ts';
import { pdf } from '../samples.ts';
import type { AnyCall } from '../send.ts';
import { startForTest } from '../start-server.ts';
import { type Office, outcomeOf, startOffice } from './office.ts';

export const officeOrders = (office: Office) => {
  const place = (token: string, changes: Fields = {}) => placedOrder(office, token, changes);
  return {
    place,
    /** Places an order and marks it as paid by the command line. */
    placePaid: async (token: string, changes: Fields = {}) => {
      const code = await place(token, changes);
      await runPaid(office.deps, [code]);
      return code;
    },
    list: async (as: string, payload: Fields = {}) =>
      (await office.ask(calls.staffOrders, { as, payload })).body,
    page: async (as: string, code: string) =>
      (await office.ask(calls.staffOrder, { as, params: { code } })).body,
    act: async ({ as, code }: { as: string; code: string }, call: AnyCall, payload: Fields = {}) =>
      outcomeOf(await office.ask(call, { as, params: { code }, payload })),
    upload: async (as: string): Promise<number> => {
      const file = new File([pdf], 'paper.pdf');
      return (await office.ask(calls.uploadStaffFile, { as, payload: { file } })).body.id;
    },
    acts: async (as: string, code: string) =>
      (await office.ask(calls.staffActs, { as, payload: { about: `order ${code}` } })).body,
  };
};

/** Price of an order of one page, in cents. */
export const onePage = 1196;

/**
 * Lets a manager and a customer enter an office for each test of a suite. `on` gets the cookie of the manager, the token of the
 * customer, and the code of the order that the functions act on.
 */
export const startOfficeOrders = (
  suite: Pick<Test, 'before'>,
  office = startForTest(suite, startOffice),
  given = { token: '', code: '' },
) => {
  const orders = officeOrders(office);
  const on = Object.assign(given, { as: '' });
  suite.before.each(async () => {
    on.as = await office.enterAs('manager');
    on.token = await office.register('ada@example.com');
  });
  const act = (call: AnyCall, payload?: Fields) => orders.act(on, call, payload);
  return {
    office,
    orders,
    on,
    act,
    page: () => orders.page(on.as, on.code),
    acts: () => orders.acts(on.as, on.code),
    upload: () => orders.upload(on.as),
    place: async (changes?: Fields) => {
      on.code = await orders.place(on.token, changes);
    },
    placePaid: async (changes?: Fields) => {
      on.code = await orders.placePaid(on.token, changes);
    },
    assign: (writerCode: string, insteadOf?: string) => act(calls.assignWriter, { writerCode, insteadOf }),
  };
};

/** Starts, for each test of a suite, an office with a local service in place of Stripe. */
export const startOfficeWithStripe = (suite: Pick<Test, 'before'>) => {
  const stripe = startForTest(suite, startFakeStripe);
  const office = startForTest(suite, () => startOffice({ settings: { stripe: stripe.settings } }));
  const customer = payingCustomer(office, stripe);
  const started = startOfficeOrders(suite, office, customer.on);
  const { on, page, act, place } = started;
  const quote = async (payload: Fields) => {
    const asked = { as: on.as, params: { code: on.code }, payload };
    return (await office.ask(calls.quoteChange, asked)).body;
  };
  const refund = (cents: number, returnedCents: number, more: Fields = {}) =>
    act(calls.refundOrder, { cents, returnedCents, reason: 'We are sorry.', ...more });
  return {
    ...customer,
    ...started,
    stripe,
    quote,
    refund,
    placeAndPay: async (changes?: Fields) => {
      await place(changes);
      await customer.pay();
    },
    /** Changes the order as it is now, at the price that the office shows. */
    change: async (fields: Fields, more: Fields = {}) => {
      const { version } = await page();
      const { totalPriceConverted: expectedTotalConverted } = await quote(fields);
      return act(calls.changeOrder, { ...fields, version, expectedTotalConverted, ...more });
    },
    /** Makes the refund that waits, or notes it as returned. */
    finish: (returnedCents: number, more: Fields = {}) => refund(0, returnedCents, { reason: '', ...more }),
    /** Returns what is to go back, the part of it that waits, and the status of the order. */
    amounts: async () => {
      const { returnedCents, waitingRefundCents, statusId } = await page();
      return [returnedCents, waitingRefundCents, statusId];
    },
    /** Returns the total of what Stripe has refunded of a payment page. */
    refundedAt: (session: number) => stripe.refunds.get(`pi_cs_test_${session}`)?.amount ?? 0,
  };
};
