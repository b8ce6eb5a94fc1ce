import { mock } from 'node:test';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { usePolling } from '../../../src/cabinet/payment/payment-progress.tsx';
import { act } from '../../support/components/act.ts';
import { type Rendered, render } from '../../support/components/render.tsx';

const progress = suite('waiting for a payment');
progress.before.each(() => mock.timers.enable({ apis: ['setTimeout'] }));
progress.after.each(() => mock.timers.reset());

let checkCount = 0;
const checkPayment = () => {
  checkCount += 1;
};

function PollingPage({ isWanted }: { isWanted: boolean }) {
  return <p>{usePolling(checkPayment, { isWanted }) ? 'waiting' : 'not waiting'}</p>;
}

const open = (isWanted: boolean) => {
  checkCount = 0;
  return render(<PollingPage isWanted={isWanted} />);
};
const passTime = (ms: number) => act(async () => mock.timers.tick(ms));
const text = ({ container }: Rendered) => container.textContent;

progress('CAB-01 the payment page asks the server every 3 s for a minute, then reports a delay', async () => {
  const view = open(true);
  await passTime(2999);
  assert.is(checkCount, 0);
  for (let count = 1; count <= 19; count += 1) {
    await passTime(count === 1 ? 1 : 3000);
    assert.equal([checkCount, text(view)], [count, 'waiting']);
  }
  await passTime(3000);
  assert.equal([checkCount, text(view)], [20, 'not waiting']);
  await passTime(600_000);
  assert.is(checkCount, 20);
});

progress('CAB-01 the payment page stops asking the server when the customer leaves it', async () => {
  const view = open(true);
  await passTime(3000);
  view.unmount();
  await passTime(600_000);
  assert.is(checkCount, 1);
});

progress.run();
