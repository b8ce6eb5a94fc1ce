import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { startNginxExample } from '../../support/fronts/example-front.ts';
import { restartInTurn } from '../../support/server/faults/rolling-restart.ts';
import { createDeployment } from '../../support/server/start-process.ts';

// Runs on PostgreSQL too.
const restart = suite('a rolling restart behind the example of nginx');

restart(
  'OPS-02 a restart behind nginx, which checks no /readyz, fails no request and loses no order',
  async () => {
    const deployment = await createDeployment();
    // Several servers share PostgreSQL only.
    if (!deployment.databaseUrl) return;
    const { requests, orders, storedOrders, failures } = await restartInTurn({
      deployment,
      processes: 2,
      restarts: 2,
      requests: 100,
      connections: 4,
      drainMs: 800,
      // A restarted server gets requests at once, because nginx does not mark a failed server as down.
      balance: async (ports) => ({
        ...(await startNginxExample(ports)),
        isInUse: () => true,
        stop: async () => {},
      }),
    });
    assert.equal(failures, [], `of ${requests} requests`);
    assert.ok(orders > 0);
    assert.is(storedOrders, orders);
  },
);

restart.run();
