import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { restartInTurn } from '../support/server/faults/rolling-restart.ts';
import { createDeployment } from '../support/server/start-process.ts';

const rolling = suite('a rolling restart');

rolling('OPS-02 two servers that restart in turn under load fail no request and lose no order', async () => {
  const deployment = await createDeployment();
  const { requests, orders, storedOrders, failures } = await restartInTurn({
    deployment,
    processes: 2,
    restarts: 3,
    requests: 1000,
    connections: 8,
    drainMs: 1500,
    pollMs: 50,
  });
  assert.equal(failures, [], `of ${requests} requests`);
  assert.ok(orders > 0);
  assert.is(storedOrders, orders);
  await deployment.remove();
});

rolling.run();
