import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readClamdAddress } from '../../../src/server/settings/setting-kinds.ts';
import { readSettings } from '../../../src/server/settings/settings.ts';

const address = suite('the address of the virus scanner');

address('CLAMD_URL names a port or a Unix socket', () => {
  assert.equal(readClamdAddress('tcp://clamd.internal:3311'), { host: 'clamd.internal', port: 3311 });
  assert.equal(readClamdAddress('tcp://[::1]/'), { host: '::1', port: 3310 });
  assert.equal(readClamdAddress('unix:///run/clamav/clamd.ctl'), { path: '/run/clamav/clamd.ctl' });
});

address('OPS-01 a malformed CLAMD_URL is refused with a message that names it', () => {
  for (const text of ['clamd', 'localhost:3310', 'http://localhost:3310', 'tcp://', 'unix://', 'tcp://a/b'])
    assert.throws(
      () => readSettings({ CLAMD_URL: text }),
      /^CLAMD_URL is ".*", but has to be .* Example: CLAMD_URL=tcp:/,
      text,
    );
});

address.run();
