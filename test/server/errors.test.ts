import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../src/api/calls.ts';
import { refusals } from '../../src/server/http/refusals.ts';
import { bodyEncodings, siteHost } from '../support/server/send.ts';
import { startServer } from '../support/server/start-server.ts';

const errors = suite('errors');

errors('API-02 an internal error is logged, and the response contains no detail of it', async () => {
  const broken = await startServer({
    settings: { logLevel: 'silent' },
    deps: {
      files: {
        receive: () => Promise.reject(new Error('EACCES: /srv/secret')),
        read: () => {
          throw new Error('EACCES: /srv/secret');
        },
        remove: async () => {},
        sweepUploads: async () => {},
      },
    },
  });
  const brokenToken = await broken.register();
  const payload = { file: new File(['x'], 'a.csv') };
  const { status, body, headers } = await broken.send(calls.uploadFile, { token: brokenToken, payload });
  assert.is(status, 500);
  assert.equal(body, [{ property: '', message: 'Something went wrong on our side. Please try again' }]);
  assert.is(headers['access-control-allow-origin'], '*');
  await broken.deps.db.destroy();
  const health = await broken.get('/healthz', `api.${siteHost}`);
  assert.is(health.status, 503, 'a closed database is an outage that may pass');
  assert.not.match(JSON.stringify(health.body), 'driver');
  // The site is in memory, so its config is still served.
  assert.is((await broken.send(calls.siteConfig)).status, 200);
});

errors('API-02 an unknown address is answered with 404, whatever the method and body', async () => {
  const server = await startServer();
  const message = 'There is nothing at this address. Please check it, or reload the page that led here';
  for (const encoding of bodyEncodings)
    for (const method of ['POST', 'PATCH'] as const) {
      const call = { method, path: '/v1/client/missing', encoding: 'multipart' } as const;
      const { status, body } = await server.send(call, { encoding, payload: { topic: 'Margins' } });
      assert.equal([status, body], [404, [{ property: '', message }]], encoding);
    }
});

errors('ERR-02 the sentence of a temporary refusal says to try again, as the cabinet adds no advice', () => {
  const transient = Object.values(refusals).filter(({ status }) => status === 429 || status >= 500);
  assert.ok(transient.length > 5);
  for (const { message } of transient) assert.match(message, /try again/);
});

errors.run();
