import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { StatusSteps } from '../../../../src/cabinet/order/status/status.tsx';
import { StatusFilter } from '../../../../src/cabinet/pages/orders-page.tsx';
import { render } from '../../../support/components/render.tsx';

const steps = suite('status of an order');

/** Returns the names of the steps. Reached steps are in capitals, the current one is in brackets. */
const shownSteps = (statusId: number) => {
  const { all, unmount } = render(<StatusSteps statusId={statusId} />);
  const shown = all('ol li').map((step) => {
    const name = step.textContent ?? '';
    if (step.getAttribute('aria-current') === 'step') return `[${name}]`;
    return step.className === 'is-reached' ? name.toUpperCase() : name;
  });
  unmount();
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
  steps(`CAB-04 an order of status ${statusId} shows the steps ${shown || 'none'}`, () => {
    assert.is(shownSteps(statusId), shown);
  });

steps('CAB-01 in a filter wider than the screen, the chosen status is scrolled to the middle', () => {
  const widths = { offsetLeft: 400, offsetWidth: 100, clientWidth: 300 };
  const before = Object.keys(widths).map(
    (name) => [name, Object.getOwnPropertyDescriptor(HTMLElement.prototype, name)] as const,
  );
  for (const [name, value] of Object.entries(widths))
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => value });
  const { get, unmount } = render(<StatusFilter chosen={12} />);
  const { scrollLeft } = get('.filter');
  unmount();
  for (const [name, property] of before) {
    Reflect.deleteProperty(HTMLElement.prototype, name);
    if (property) Object.defineProperty(HTMLElement.prototype, name, property);
  }
  assert.is(scrollLeft, 300);
});

steps.run();
