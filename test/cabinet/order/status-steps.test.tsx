import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { StatusFilter } from '../../../src/cabinet/order/status/status-filter.tsx';
import { StatusSteps } from '../../../src/cabinet/order/status/status-steps.tsx';
import { render } from '../../support/components/render.tsx';

const steps = suite('status of an order');

steps('CAB-01 an order shows its steps from the first one, and none once it is cancelled', () => {
  const marks = (statusId: number) => {
    const { all, unmount } = render(<StatusSteps statusId={statusId} />);
    const found = [all('.steps span').length, all('.is-reached').length];
    unmount();
    return found;
  };
  assert.equal([1, 2, 3, 12, 13, 16].map(marks), [
    [5, 1],
    [5, 2],
    [5, 3],
    [5, 4],
    [5, 3],
    [5, 5],
  ]);
  assert.equal([17, 18, 99].map(marks), [
    [0, 0],
    [0, 0],
    [0, 0],
  ]);
});

steps('CAB-01 the chosen status is scrolled to the middle of a row wider than the screen', () => {
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
