import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { clamdAddress } from '../../../src/server/settings/setting-kinds.ts';
import { type SettingName, settingRows } from '../../../src/server/settings/setting-rows.ts';
import { settingExamples, settingTable } from '../../../src/server/settings/setting-texts.ts';
import { readSettings } from '../../../src/server/settings/settings.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const settings = suite('settings');

const bucketKeys = { S3_ACCESS_KEY_ID: 'octavo', S3_SECRET_ACCESS_KEY: 'papers' };

const messageOf = (environment: NodeJS.ProcessEnv) => {
  try {
    readSettings(environment);
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  return null;
};

const wrong: readonly (readonly [SettingName, readonly string[], string])[] = [
  ['PORT', ['abc', '-1', '1.5', '65536', '80 80'], 'a whole number from 0 to 65535'],
  ['METRICS_PORT', ['yes', '65536'], 'a whole number from 0 to 65535'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', ['collector:4318', 'yes'], 'the address of a collector'],
  ['OTEL_TRACES_SAMPLER_ARG', ['2', '10 %', '-1', '.'], 'a number from 0 to 1'],
  ['ATTEMPTS_PER_MINUTE', ['many', '10 minutes'], 'a whole number'],
  ['DISK_FLOOR_MB', ['-1'], 'a whole number'],
  ['STATISTICS_DAYS', ['1.5'], 'a whole number'],
  ['S3_ENDPOINT', ['nonsense', 'ftp://papers', 's3.example/papers'], 'the address of a bucket'],
  ['STRIPE_API', ['stripe'], 'an address'],
  ['DIST_DIR', ['/nope', 'bench'], 'a folder that holds a build'],
  ['TRUST_FORWARDED_HOST', ['yes', 'true'], '1 or 0'],
  ['HSTS_SUBDOMAINS', ['on'], '1 or 0'],
  ['COUNTRY_HEADER', ['cf ipcountry'], 'the name of a header'],
  ['LOG_LEVEL', ['loud', 'WARN'], 'one of fatal, error'],
  [
    'CLAMD_URL',
    ['clamd', 'localhost:3310', 'http://localhost:3310', 'tcp://', 'unix://', 'tcp://a/b'],
    'the address of a port',
  ],
];

settings('OPS-01 a message about a wrong value is one line with variable, required form and example', () => {
  for (const [name, texts, what] of wrong)
    for (const text of texts) {
      // Without its keys, the bucket would add a second mistake.
      const message = messageOf({ [name]: text, ...(name === 'S3_ENDPOINT' && bucketKeys) }) ?? '';
      assert.ok(message.startsWith(`${name} is ${JSON.stringify(text)}, but has to be ${what}`), message);
      assert.ok(message.endsWith(`. Example: ${name}=${settingRows[name].example}`), message);
      assert.not.match(message, '\n');
    }
});

settings('CLAMD_URL names a port or a Unix socket', () => {
  const { parse } = clamdAddress;
  assert.equal(parse('tcp://clamd.internal:3311'), { host: 'clamd.internal', port: 3311 });
  assert.equal(parse('tcp://[::1]/'), { host: '::1', port: 3310 });
  assert.equal(parse('unix:///run/clamav/clamd.ctl'), { path: '/run/clamav/clamd.ctl' });
});

settings('OPS-01 the message about a wrong secret does not contain the secret', () => {
  const secrets = {
    JWT_SECRET: 'x',
    JWT_SECRET_ACCEPTED: 'short',
    SMTP_URL: 'nonsense',
    DATABASE_URL: 'mysql://db',
    DATABASE_REPLICA_URL: 'mysql://replica',
  };
  for (const [name, text] of Object.entries(secrets)) {
    const message = messageOf({ [name]: text }) ?? '';
    assert.match(message, new RegExp(`^${name} has to be .* Example: ${name}=`));
    assert.not.match(message, ` ${text} `);
  }
});

settings('OPS-01 all mistakes in the settings are reported together, one line each', () => {
  const message = messageOf({ PORT: 'abc', SMTP_URL: 'nonsense', S3_ENDPOINT: 'https://s3.example/papers' });
  assert.equal(
    message?.split('\n').map((line) => line.split(' ')[0]),
    ['PORT', 'SMTP_URL', 'S3_ENDPOINT'],
  );
});

settings('OPS-01 a setting that works only with another one names the other one', () => {
  const address = { S3_ENDPOINT: 'https://s3.example/papers' };
  for (const [given, name, others] of [
    [{ STRIPE_SECRET_KEY: 'sk' }, 'STRIPE_SECRET_KEY', ['STRIPE_WEBHOOK_SECRET']],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec' }, 'STRIPE_WEBHOOK_SECRET', ['STRIPE_SECRET_KEY']],
    [{ ...address, S3_ACCESS_KEY_ID: 'octavo' }, 'S3_ENDPOINT', ['S3_SECRET_ACCESS_KEY']],
    [address, 'S3_ENDPOINT', ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']],
    [bucketKeys, 'S3_ACCESS_KEY_ID', ['S3_ENDPOINT']],
    [{ DATABASE_REPLICA_URL: 'postgres://octavo@replica/octavo' }, 'DATABASE_REPLICA_URL', ['DATABASE_URL']],
  ] as const) {
    const message = messageOf(given) ?? '';
    const verb = others.length > 1 ? 'are' : 'is';
    assert.match(
      message,
      `${name} is set, but ${others.join(' and ')} ${verb} not. Set all of them, or none.`,
    );
    for (const other of others) assert.match(message, ` ${other}=`);
    assert.not.match(message, '\n');
  }
});

settings('OPS-01 a secret whose file cannot be read is not reported as missing, too', () => {
  const message = messageOf({ STRIPE_SECRET_KEY_FILE: '/nope/key', STRIPE_WEBHOOK_SECRET: 'whsec' }) ?? '';
  assert.match(message, /^STRIPE_SECRET_KEY_FILE names \/nope\/key, which cannot be read/);
  assert.not.match(message, '\n');
});

settings('a secret is read from a file if the variable with _FILE at its end names one', async () => {
  const folder = await temporaryFolder();
  const path = join(folder, 'jwt');
  const key = 'k'.repeat(40);
  writeFileSync(path, `${key}\n`);
  assert.is(readSettings({ JWT_SECRET_FILE: path }).jwtSecret, key);
  assert.match(messageOf({ JWT_SECRET_FILE: path, JWT_SECRET: key }) ?? '', 'are both set');
  writeFileSync(path, '\n');
  assert.match(messageOf({ JWT_SECRET_FILE: path }) ?? '', /^JWT_SECRET_FILE names .*, which is empty/);
  assert.match(messageOf({ SMTP_URL_FILE: join(folder, 'none') }) ?? '', /^SMTP_URL_FILE names .*ENOENT/);
  // Only secrets are read from files; PORT_FILE is ignored.
  assert.is(readSettings({ PORT_FILE: path }).port, 8080);
});

settings('a missing or empty number gets its default value', () => {
  assert.is(readSettings({}).port, 8080);
  assert.is(readSettings({ PORT: '' }).port, 8080);
  assert.is(readSettings({ PORT: '80' }).port, 80);
  assert.is(readSettings({}).diskFloorMb, null);
  assert.is(readSettings({ DISK_FLOOR_MB: '0' }).diskFloorMb, 0);
  assert.is(readSettings({ COUNTRY_HEADER: 'CF-IPCountry' }).countryHeader, 'cf-ipcountry');
});

settings('server/README.md and .env.example have the same settings as the table of settings', () => {
  assert.match(
    readFileSync('src/server/README.md', 'utf8'),
    `| setting | default | meaning |\n|---|---|---|\n${settingTable}\n\n`,
    '`npm run settings` writes both.',
  );
  const [, ...sections] = readFileSync('.env.example', 'utf8').split('\n\n');
  assert.equal(sections.join('\n\n'), settingExamples, '`npm run settings` writes both.');
});

settings.run();
