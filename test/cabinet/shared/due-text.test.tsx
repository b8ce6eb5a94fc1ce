import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Order } from '../../../src/api/resources/order.ts';
import { OrdersPage } from '../../../src/cabinet/pages/orders-page.tsx';
import { formatDate } from '../../../src/order/dates.ts';
import { ok, order } from '../../support/cabinet/fake-cabinet.ts';
import { openPage } from '../../support/cabinet/open-page.tsx';

const due = suite('when an order is due');

const hour = 3_600_000;
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * hour).toISOString();

/** Returns the text in the list about an order's deadline, and the exact time in its tooltip. */
const listed = async (changes: Partial<Order>) => {
  const page = <OrdersPage params={{}} query={new URLSearchParams()} />;
  const { get } = await openPage(page, { orders: () => ok([order(changes)]) });
  const text = get('.due-by').textContent ?? '';
  const title = get('.due-by').querySelector('time')?.getAttribute('title');
  return { text, title };
};

const late = -25;
const cases: readonly (readonly [changes: Partial<Order>, hours: number, text: RegExp])[] = [
  [{ statusId: 3 }, 13.5 * 24, /^Due in 13 days$/],
  [{ statusId: 2 }, late, /^Due 1 day ago. We are sorry for the delay$/],
  [{ statusId: 12 }, late, /^Ordered Nov 20th, 2026/],
  [{ statusId: 16 }, late, /^Ordered Nov 20th, 2026/],
];

for (const [changes, hours, text] of cases)
  due(`CAB-04 an order of status ${changes.statusId} with ${hours} h to deadline says ${text}`, async () => {
    const deadlineAt = hoursFromNow(hours);
    const shown = await listed({ ...changes, deadlineAt });
    assert.match(shown.text, text);
    if (shown.text.startsWith('Due')) assert.match(shown.title ?? '', formatDate(new Date(deadlineAt)));
  });

due('CAB-04 before the payment, an order says how long after it the paper is due', async () => {
  const unpaid = { statusId: 1, deadlineAt: null };
  assert.is((await listed({ ...unpaid, deadlineSeconds: 3 * 3600 })).text, 'Due 3 hours after payment');
  assert.is((await listed({ ...unpaid, deadlineSeconds: 14 * 86_400 })).text, 'Due 14 days after payment');
});

due('CAB-04 a revision is due at the time that the customer has set, if it is a valid time', async () => {
  const revision = { textRevision: 'Wider', createdAt: hoursFromNow(-1) };
  const wanted = (timeRevision: string) => ({ statusId: 13, revisions: [{ ...revision, timeRevision }] });
  assert.is((await listed(wanted(hoursFromNow(30.5)))).text, 'Due in 30 hours');
  assert.match((await listed(wanted('by Friday noon'))).text, /^Ordered/);
});

due.run();
