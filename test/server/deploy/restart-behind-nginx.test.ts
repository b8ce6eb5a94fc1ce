import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { startNginxExample } from '../../support/deploy/example-front.ts';
import { restartInTurn } from '../../support/server/faults/rolling-restart.ts';
import { createDeployment } from '../../support/server/start-process.ts';

const restart = suite('a rolling restart behind the example of nginx');

restart(
  'OPS-02 a restart behind nginx fails no request and loses no order, although nginx asks no server whether it is ready',
  async () => {
    const deployment = await createDeployment();
    const { requests, orders, storedOrders, failures } = await restartInTurn({
      deployment,
      processes: 2,
      restarts: 2,
      requests: 400,
      connections: 8,
      drainMs: 800,
      // A server that has come back gets requests at once, because nginx never takes it out.
      balance: async (ports) => ({
        ...(await startNginxExample(ports)),
        isInUse: () => true,
        stop: async () => {},
      }),
    });
    assert.equal(failures, [], `of ${requests} requests`);
    assert.ok(orders > 0);
    assert.is(storedOrders, orders);
    await deployment.remove();
  },
);

restart.run();
