import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { StatusSteps } from '../../../src/cabinet/order/next-step.tsx';
import { openPage } from '../../support/cabinet/open-page.tsx';

const steps = suite('status of an order');

/** Returns the names of the steps. Reached steps are in capitals, the current one is in brackets. */
const shownSteps = async (statusId: number) => {
  const { all } = await openPage(<StatusSteps statusId={statusId} />, {});
  const shown = all('ol li').map((step) => {
    const name = step.textContent ?? '';
    if (step.getAttribute('aria-current') === 'step') return `[${name}]`;
    return step.className === 'is-reached' ? name.toUpperCase() : name;
  });
  return shown.join(' ');
};

for (const [statusId, shown] of [
  [1, '[Placed] Paid In progress Delivered Approved'],
  [3, 'PLACED PAID [In progress] Delivered Approved'],
  [12, 'PLACED PAID IN PROGRESS [Delivered] Approved'],
  [13, 'PLACED PAID [In revision] Delivered Approved'],
  [16, 'PLACED PAID IN PROGRESS DELIVERED [Approved]'],
  [17, 'PLACED [Cancelled]'],
  [18, 'PLACED PAID [Refunded]'],
  [99, ''],
] as const)
  steps(`CAB-04 an order of status ${statusId} shows the steps ${shown || 'none'}`, async () => {
    assert.is(await shownSteps(statusId), shown);
  });

steps.run();
