import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { failure } from '../../../src/api/result.ts';
import { OrdersPage } from '../../../src/cabinet/pages/orders-page.tsx';
import { ok, order } from '../../support/cabinet/fake-cabinet.ts';
import { openPage, waitForResponses } from '../../support/cabinet/open-page.tsx';

const page = suite('new files in the list of orders');

const file = (id: number, isNew: boolean) => ({
  id,
  name: `${id}.docx`,
  size: 10,
  createdAt: '2026-11-20T16:05:00+00:00',
  receiverType: 'client',
  isNew,
});

page(
  'CAB-01 each order shows its number of new files, which is renewed when the customer returns',
  async () => {
    const counts: Record<string, number> = { 'O-7K3M9Q': 1, 'O-1': 0 };
    let files = [file(1, true)];
    let isOffline = false;
    const { all, sent, unmount } = await openPage(<OrdersPage params={{}} query={new URLSearchParams()} />, {
      orders: () => ok([order(), order({ code: 'O-1' })]),
      ping: () => (isOffline ? failure() : ok(null)),
      attachments: () => ok(files),
      newAttachmentCounter: ({ params }) => ok({ count: counts[params?.orderId ?? ''] }),
    });
    const shownCounts = () =>
      all('.order-row').map(({ textContent }) => /\d new files?/.exec(textContent ?? '')?.[0]);
    const returnToTab = async () => {
      document.dispatchEvent(new Event('visibilitychange'));
      await waitForResponses();
    };
    assert.equal(shownCounts(), ['1 new file', undefined]);
    const counterRequests = () => sent.filter(({ name }) => name === 'newAttachmentCounter').length;
    assert.is(counterRequests(), 2);
    await returnToTab();
    assert.is(counterRequests(), 2, 'orders are counted only when something has changed');
    files = [file(1, true), file(2, true), file(3, true)];
    counts['O-1'] = 2;
    isOffline = true;
    await returnToTab();
    assert.equal(shownCounts(), ['1 new file', undefined]);
    isOffline = false;
    await returnToTab();
    assert.equal(shownCounts(), ['1 new file', '2 new files']);
    files = [file(1, false)];
    await returnToTab();
    assert.equal(shownCounts(), [undefined, undefined]);
    unmount();
    const before = sent.length;
    await returnToTab();
    assert.is(sent.length, before);
  },
);

page.run();
