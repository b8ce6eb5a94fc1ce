import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fuzzCalls } from '../support/fuzz/fuzz-call.ts';
import { startForSuite, startServer } from '../support/server/start-server.ts';

const fuzzed = suite('generated requests');
const server = startForSuite(fuzzed, startServer);

fuzzed(
  'API-02 random requests of every call get answers that the API document describes, never 5xx',
  async () => {
    const statuses = await fuzzCalls(server);
    assert.is(Object(Object.prototype).b, undefined, 'no request changes the prototype of objects');
    // Each of these statuses occurs, which shows that requests reach the handlers and not only the first check.
    for (const status of [200, 201, 204, 400, 401, 404, 409, 415, 422])
      assert.ok(statuses.has(status), `no request was answered with ${status}`);
  },
);

fuzzed.run();
