import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { parse } from 'yaml';
import { databaseFile } from '../../../src/server/database/open.ts';
import { stopAfterMs } from '../../../src/server/letters/letter-sender.ts';
import { settingRows } from '../../../src/server/settings/setting-rows.ts';
import { readSettings } from '../../../src/server/settings/settings.ts';
import { dockerfilePath, readStages } from '../../support/deploy/read-dockerfile.ts';
import { requireProgram } from '../../support/services/start-program.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const files = suite('files of the deployment');

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

files('the compose file builds the server from the Dockerfile, with a read-only root file system', () => {
  assert.is(resolve(folder, octavo.build?.context ?? ''), resolve('.'));
  assert.is(octavo.build?.dockerfile, dockerfilePath);
  assert.is(octavo.read_only, true);
  const volume = readStages()
    .at(-1)
    ?.steps.find(({ keyword }) => keyword === 'VOLUME')?.json[0];
  assert.equal(octavo.volumes, [`data:${volume}`]);
  assert.equal(octavo.tmpfs, ['/tmp']);
});

files('every variable of the server in the compose file is a setting with an accepted value', () => {
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

files('the compose file gives the server the names, ports and passwords of its services', () => {
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

files('every service, volume and condition in the compose file exists, and every image has a version', () => {
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
});

const path = 'src/server/deploy/octavo@.service';

const socketPath = 'src/server/deploy/octavo@.socket';

const backupPath = 'src/server/deploy/octavo-litestream.service';

const linesOf = (unit: string) =>
  readFileSync(unit, 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));

const directive = (name: string, unit = path) =>
  linesOf(unit)
    .find((line) => line.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? '';

const analyze = '/usr/bin/systemd-analyze';

const units = [path, socketPath, backupPath];

files('`systemd-analyze verify` finds no mistake in the units', async () => {
  requireProgram('systemd', analyze);
  const folder = await temporaryFolder();
  // The units of a port are named by it.
  const installed = units.map((unit) => join(folder, basename(unit).replace('@', '@8080')));
  for (const [index, unit] of installed.entries()) copyFileSync(units[index] ?? '', unit);
  const { status, stderr } = spawnSync(analyze, ['verify', ...installed], { encoding: 'utf8' });
  // The only accepted problems are the missing programs, because neither is installed here.
  const problems = stderr.split('\n').filter((line) => line && !/\/usr\/bin\/(node|litestream)/.test(line));
  assert.equal(problems, []);
  assert.ok(status === 0 || stderr.includes('/usr/bin/'), stderr);
});

files('`systemd-analyze security` finds the services well protected, and both alike', () => {
  requireProgram('systemd', analyze);
  for (const unit of [path, backupPath]) {
    const options = ['security', '--offline=true', '--threshold=25', unit];
    assert.is(spawnSync(analyze, options).status, 0, unit);
  }
  const protection = (unit: string) =>
    linesOf(unit).filter((line) => /^(NoNew|P|Re[ms].*=|Lock|Cap|Sys)/.test(line));
  assert.equal(
    protection(path).filter((line) => !/^Restart/.test(line)),
    protection(backupPath).filter((line) => !/^Restart/.test(line)),
  );
});

files('the systemd unit sets only accepted values, and starts the same command as the image', () => {
  const words = directive('Environment').replaceAll('%i', '8080').split(' ');
  const { NODE_ENV, ...environment } = Object.fromEntries(words.map((word) => word.split('=')));
  assert.is(NODE_ENV, 'production');
  assert.equal(
    Object.keys(environment).filter((name) => !(name in settingRows)),
    [],
  );
  const { drainMs, stopTimeoutMs, trustedProxies, dataFolder } = readSettings(environment);
  assert.equal([trustedProxies, dataFolder], [1, `/var/lib/${directive('StateDirectory')}`]);
  assert.ok(Number(directive('TimeoutStopSec')) * 1000 >= drainMs + stopTimeoutMs + stopAfterMs);
  const command = readStages()
    .at(-1)
    ?.steps.find(({ keyword }) => keyword === 'CMD')?.json;
  assert.is(directive('ExecStart'), `/usr/bin/${command?.join(' ')}`);
});

files('Litestream copies the database of the unit, as the same user', () => {
  const { dbs } = parse(readFileSync('src/server/deploy/litestream.yml', 'utf8'));
  assert.equal(
    dbs.map((database: { path: string }) => database.path),
    [`/var/lib/${directive('StateDirectory')}/${databaseFile}`],
  );
  for (const name of ['User', 'StateDirectory', 'StateDirectoryMode'])
    assert.is(directive(name, backupPath), directive(name), name);
});

files.run();
