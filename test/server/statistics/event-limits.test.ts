import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createEventLimits } from '../../../src/server/statistics/event-limits.ts';

const limits = suite('event limits');

const aMinute = { network: 60, visitor: 30, site: 1000 };
const day = 24 * 3600_000;

limits('LIM-01 all visitors of a busy day are allowed up to the limit of the site', () => {
  const visitors = 120_000;
  const { allows } = createEventLimits(aMinute, { network: 600, visitor: 300, site: visitors + 10 });
  const send = (visitor: number) =>
    allows(
      { network: `network ${visitor}`, visitorId: `${visitor}`, siteId: 1 },
      Math.floor((visitor / (visitors + 100)) * day),
    );
  for (let visitor = 0; visitor < visitors; visitor++)
    if (!send(visitor)) assert.unreachable(`visitor ${visitor} is refused`);
  const last = Array.from({ length: 20 }, (_, index) => send(visitors + index));
  assert.is(last.filter(Boolean).length, 10);
});

limits('LIM-01 in a minute with more senders than counters, the further senders are refused', () => {
  const site = 1_000_000;
  const { allows } = createEventLimits({ ...aMinute, site }, { network: 600, visitor: 300, site });
  const send = (sender: number) => allows({ network: `${sender}`, visitorId: '', siteId: 1 }, day);
  for (let sender = 0; sender < 100_000; sender++) send(sender);
  assert.is(send(100_001), false);
  assert.is(send(5), true, 'senders that are counted already go on');
});

limits.run();
