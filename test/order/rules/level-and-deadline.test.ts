import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { allowsPreferredWriter } from '../../../src/order/rules/level-and-deadline.ts';
import { deadlineId } from '../../../src/order/vocabulary/ids.ts';
import { fixtureSite } from '../../support/order/fixture-site.ts';

const deadline = suite('level and deadline');

for (const [id, allowed] of [
  [1, false],
  [2, false],
  [3, false],
  [4, true],
  [9, true],
] as const)
  deadline(
    `WRT-03 with deadline ${id}, a preferred writer ${allowed ? 'can' : 'cannot'} be requested`,
    () => {
      assert.is(allowsPreferredWriter({ deadlineId: deadlineId(id) }, fixtureSite(1)), allowed);
    },
  );

deadline("WRT-03 a provider's own deadline counts by its hours", () => {
  const site = fixtureSite(1);
  const [first] = site.dictionaries.deadline;
  if (!first) throw new Error('a site has deadlines');
  const own = [8, 24, 30].map((hours, index) => ({
    ...first,
    id: deadlineId(50 + index),
    value: hours * 3600,
  }));
  site.dictionaries.deadline.push(...own);
  const allowed = own.map(({ id }) => allowsPreferredWriter({ deadlineId: id }, site));
  assert.equal(allowed, [false, true, true]);
});

deadline.run();
