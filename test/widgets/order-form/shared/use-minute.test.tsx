import { signal } from '@preact/signals-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { formatDeliveryTime } from '../../../../src/order/dates.ts';
import { useMinute } from '../../../../src/widgets/order-form/shared/use-minute.ts';
import { act } from '../../../support/components/act.ts';
import { render } from '../../../support/components/render.tsx';
import { until } from '../../../support/until.ts';

const minute = suite('dates on a page that stays open');

const before = 'Jan 1st, 2030, 11:59 PM';
const evening = new Date(2030, 0, 1, 23, 59, 59).getTime();

let time = evening;
const context = { now: () => time, skew: signal(0) };
function Day() {
  return <p>{formatDeliveryTime(0, useMinute(context))}</p>;
}

minute('ORD-07 at midnight and with the server’s time, all dates of a page change together', async () => {
  const { texts } = render(
    <div>
      <Day />
      <Day />
    </div>,
  );
  assert.equal(texts('p'), [before, before]);
  time += 1000;
  await until(() => texts('p').every((text) => text === 'Jan 2nd, 2030, 12:00 AM'));
  act(() => {
    context.skew.value = 86_400_000;
  });
  assert.equal(texts('p'), ['Jan 3rd, 2030, 12:00 AM', 'Jan 3rd, 2030, 12:00 AM']);
});

minute.run();
