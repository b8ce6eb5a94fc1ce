import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { compose } from '../../../src/server/compose.ts';
import { readSettings } from '../../../src/server/settings/settings.ts';
import type { Octavo } from '../browser/browser.ts';
import type { Person } from '../browser/order-journey.ts';
import { replyTo } from '../server/orders/delivered-order.ts';
import type { ProviderCalls } from '../server/provider-calls.ts';
import type { AnyCall } from '../server/send.ts';
import { writePaper } from './cabinet-visit.ts';

/** A text of a customer that is long and does not break between words. */
export const longText = `Comparative analysis of printing houses and ${'WithoutAnySpaces'.repeat(8)}`;

/** A long name of a paper. */
export const longName = `1${'2 3'.repeat(40)}.pdf`;

/**
 * Registers two customers who read German: one with an order in each status, and one without orders. Most topics are figures,
 * because they are no texts of the cabinet.
 */
export const prepareCustomers = async (
  octavo: Octavo,
  provider: ProviderCalls,
  [customer, newcomer]: [Person, Person],
) => {
  for (const someone of [customer, newcomer]) await provider.register({ ...someone, locale: 'de' });
  const order = (topic: string) => provider.order(customer, topic);
  const codes = {
    created: await order('111'),
    paid: await order('222'),
    delivered: await order(longText),
    approved: await order('444'),
    revised: await order('555'),
    refunded: await order('666'),
    canceled: await order('777'),
  };
  const paper = await writePaper(octavo, longName);
  const { created: _, canceled, paid, ...delivered } = codes;
  provider.commands(
    ...[paid, ...Object.values(delivered)].map((code) => ['paid', code]),
    ...Object.values(delivered).map((code) => ['deliver', code, paper, 'W10042']),
    ['refund', codes.refunded],
    ['cancel', canceled],
  );
  const beside = await compose({ ...readSettings({}), dataFolder: octavo.dataFolder }, { now: Date.now });
  await replyTo(beside, codes.delivered, longText);
  await beside.close();
  const token = await provider.tokenOf(customer);
  const send = async (call: AnyCall, id: string, payload = {}) => {
    const { status, body } = await octavo.send(call, { token, params: { id }, payload });
    assert.ok(status < 300, `${call.path}: ${JSON.stringify(body)}`);
  };
  await send(calls.approveOrder, codes.approved);
  const nextWeek = new Date(Date.now() + 7 * 86_400_000).toISOString();
  await send(calls.reviseOrder, codes.revised, { textRevision: '999', timeRevision: nextWeek });
  return { customer, newcomer, codes };
};

export type Customers = Awaited<ReturnType<typeof prepareCustomers>>;
