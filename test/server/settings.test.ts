import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readSettings } from '../../src/server/settings.ts';

const settings = suite('settings');

settings('OPS-01 a number that is none is refused by the name of its variable', () => {
  const names = ['PORT', 'ATTEMPTS_PER_MINUTE', 'DISK_FLOOR_MB', 'STATISTICS_DAYS', 'STOP_WITHIN_MS'];
  for (const name of names)
    for (const text of ['many', '-1', '1.5', '10 minutes'])
      assert.throws(
        () => readSettings({ [name]: text }),
        ({ message }: Error) =>
          message.startsWith(`${name} is a whole number such as `) && message.includes(text),
      );
});

settings('a number that is not set, or is empty, is the default', () => {
  assert.is(readSettings({}).port, 8080);
  assert.is(readSettings({ PORT: '' }).port, 8080);
  assert.is(readSettings({ PORT: '80' }).port, 80);
  assert.is(readSettings({}).diskFloorBytes, null);
  assert.is(readSettings({ DISK_FLOOR_MB: '0' }).diskFloorBytes, 0);
});

settings.run();
