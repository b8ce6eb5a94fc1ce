import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../../src/api/calls.ts';
import { earnBonus } from '../../../support/server/orders/delivered-order.ts';
import { startOfficeWithStripe } from '../../../support/server/staff/office-orders.ts';

const invoices = suite('the invoice of an order');
const { stripe, office, orders, on, page, ask, deliver, pay, placeAndPay, refund } =
  startOfficeWithStripe(invoices);

const link = async () => (await ask(calls.payment)).body.invoice;
/** Opens a link without a session, as a browser does; returns status, policy and the text of the page. */
const open = async (address: string | null) => {
  const { host, pathname, search } = new URL(address ?? '');
  const { status, headers, bytes } = await office.get(pathname + search, host);
  const body = bytes.toString();
  const text = body
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
  return { status, policy: String(headers['content-security-policy']), text, body };
};

invoices('OFF-02 customer and office open the same invoice, with payments and refunds by day', async () => {
  await earnBonus(office, on.token, 500);
  const choices = { numberElements: '2', extrasIds: [2], writerGradeId: '2', currencyId: '2' };
  on.code = await orders.place(on.token, { ...choices, discountCode: '', useBonus: 300 });
  assert.is(await link(), null, 'an unpaid order has none');
  await pay();
  await refund(500, 0);
  await deliver(stripe.refundMessage('cs_test_1', 500));
  const { status, policy, text, body } = await open(await link());
  assert.is(status, 200);
  assert.match(body, '<bdi>Octavo Writing Ltd, 8 Folio Street', 'it keeps its direction in Arabic');
  assert.match(policy, /^default-src 'none'; style-src 'sha256-/);
  const day = new Date(office.clock.now).toISOString().slice(0, 10);
  assert.match(text, `Invoice ${on.code}`);
  assert.match(text, /8 Folio Street, London/);
  assert.match(text, 'Customer: ada@example.com');
  assert.match(
    text,
    /Paper €21\.52 Premium writer \+20% €4\.31 .* €8\.99 Total €34\.82 Total in US dollars \$38\.69 Bonus used −\$3\.00 Charged in US dollars \$35\.69/,
  );
  assert.match(text, `${day} · Paid online $35.69 ${day} · Refunded −$5.00 Amount paid $30.69`);
  assert.is((await open((await page()).invoice)).text, text);
});

invoices('OFF-02 a link to an invoice is for one order and 12 hours', async () => {
  await placeAndPay();
  const address = String(await link());
  const other = await orders.placePaid(on.token);
  assert.is((await open(address.replace(on.code, other))).status, 404);
  for (const key of ['', 'é'.repeat(43), on.token])
    assert.is((await open(address.replace(/key=.*/, `key=${encodeURIComponent(key)}`))).status, 404);
  office.clock.now += 12 * 3_600_000;
  const { status, text } = await open(address);
  assert.is(status, 404);
  assert.match(text, 'reload the page that led here');
});

invoices.run();
