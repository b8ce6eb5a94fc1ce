import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { killRounds } from '../../support/server/faults/kill-rounds.ts';
import { createDeployment } from '../../support/server/start-process.ts';

const durability = suite('durability');

// This test kills a few times; `npm run bench -- faults` kills 200 times.
durability('SRV-02 after a kill -9 all acknowledged data exist, complete and once', async () => {
  const { accounts, orders, files } = await killRounds(2, await createDeployment());
  assert.ok(accounts > 0 && orders > 0 && files > 0);
});

durability.run();
