import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { OrdersPage } from '../../../src/cabinet/pages/orders-page.tsx';
import { ok, order } from '../../support/cabinet/fake-cabinet.ts';
import { openPage, waitForResponses } from '../../support/cabinet/open-page.tsx';

const page = suite('new files in the list of orders');

page(
  'CAB-01 each order shows its number of new files, which is renewed when the customer returns to the window',
  async () => {
    let newFiles = [1, 0];
    const { all, sent, unmount } = await openPage(<OrdersPage params={{}} query={new URLSearchParams()} />, {
      orders: () => ok(newFiles.map((count, index) => order({ code: `O-${index}`, newFiles: count }))),
    });
    const shownCounts = () =>
      all('.order-row').map(({ textContent }) => /\d new files?/.exec(textContent ?? '')?.[0]);
    const returnToWindow = async () => {
      window.dispatchEvent(new Event('focus'));
      await waitForResponses();
    };
    assert.equal(shownCounts(), ['1 new file', undefined]);
    newFiles = [0, 2];
    await returnToWindow();
    assert.equal(shownCounts(), [undefined, '2 new files']);
    assert.equal([...new Set(sent.map(({ name }) => name))].sort(), ['identity', 'orders']);
    unmount();
    const before = sent.length;
    await returnToWindow();
    assert.is(sent.length, before);
  },
);

page.run();
