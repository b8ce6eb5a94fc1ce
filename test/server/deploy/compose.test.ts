import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { parse } from 'yaml';
import { stopAfterMs } from '../../../src/server/letters/letter-sender.ts';
import { settingRows } from '../../../src/server/settings/setting-rows.ts';
import { readSettings } from '../../../src/server/settings/settings.ts';
import { dockerfilePath, readStages } from '../../support/deploy/read-dockerfile.ts';

const compose = suite('compose file');

interface Service {
  image?: string;
  build?: { context: string; dockerfile: string };
  environment?: Record<string, string>;
  volumes?: string[];
  depends_on?: Record<string, { condition: string }>;
  ports?: string[];
  healthcheck?: object;
  read_only?: boolean;
  tmpfs?: string[];
  stop_grace_period?: string;
}

const folder = 'src/server/deploy';
const file: { services: Record<string, Service>; volumes: Record<string, null> } = parse(
  readFileSync(`${folder}/compose.yaml`, 'utf8'),
);
const services = Object.entries(file.services);
const { octavo = {} } = file.services;
const environment = octavo.environment ?? {};

compose('the compose file builds the server from the Dockerfile, with a read-only root file system', () => {
  assert.is(resolve(folder, octavo.build?.context ?? ''), resolve('.'));
  assert.is(octavo.build?.dockerfile, dockerfilePath);
  assert.is(octavo.read_only, true);
  const volume = readStages()
    .at(-1)
    ?.steps.find(({ keyword }) => keyword === 'VOLUME')?.json[0];
  assert.equal(octavo.volumes, [`data:${volume}`]);
  assert.equal(octavo.tmpfs, ['/tmp']);
});

compose('every variable of the server in the compose file is a setting with an accepted value', () => {
  assert.equal(
    Object.keys(environment).filter((name) => !(name in settingRows)),
    [],
  );
  const settings = readSettings(environment);
  assert.ok(settings.databaseUrl && settings.s3 && settings.letters);
  const { drainMs, stopTimeoutMs } = settings;
  assert.ok(
    Number.parseInt(octavo.stop_grace_period ?? '', 10) * 1000 >= drainMs + stopTimeoutMs + stopAfterMs,
  );
});

compose('the compose file gives the server the names, ports and passwords of its services', () => {
  const address = (name: string) => new URL(environment[name] ?? '');
  const { username, password, hostname: database } = address('DATABASE_URL');
  const postgres = file.services[database]?.environment;
  assert.equal([username, password], [postgres?.POSTGRES_USER, postgres?.POSTGRES_PASSWORD]);
  const { hostname, pathname } = address('S3_ENDPOINT');
  const store = file.services[hostname]?.environment;
  assert.is(environment.S3_ACCESS_KEY_ID, store?.ROOT_ACCESS_KEY);
  assert.is(environment.S3_SECRET_ACCESS_KEY, store?.ROOT_SECRET_KEY);
  assert.match(JSON.stringify(file.services.bucket), `/store${pathname}"`);
  assert.ok(file.services[address('SMTP_URL').hostname]);
});

compose(
  'every service, volume and condition that the compose file names exists, and every image has a version',
  () => {
    for (const [name, { depends_on = {}, volumes = [], image, build }] of services) {
      for (const [other, { condition }] of Object.entries(depends_on)) {
        assert.ok(file.services[other], `${name} waits for ${other}`);
        if (condition === 'service_healthy') assert.ok(file.services[other]?.healthcheck, other);
      }
      for (const volume of volumes) {
        const [source = ''] = volume.split(':');
        assert.ok(source in file.volumes || existsSync(resolve(folder, source)), `${name} has ${source}`);
      }
      if (!build) assert.match(image ?? '', /^[\w./-]+:[\w.-]*\d[\w.-]*$/);
    }
  },
);

compose.run();
