import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { parse } from 'yaml';
import { databaseFile } from '../../../src/server/database/open.ts';
import { stopAfterMs } from '../../../src/server/letters/letter-sender.ts';
import { settingRows } from '../../../src/server/settings/setting-rows.ts';
import { readSettings } from '../../../src/server/settings/settings.ts';
import { readStages } from '../../support/deploy/read-dockerfile.ts';
import { requireProgram } from '../../support/services/start-program.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const systemd = suite('systemd unit');

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

systemd('`systemd-analyze verify` finds no mistake in the units', async () => {
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

systemd('`systemd-analyze security` finds the services well protected, and both alike', () => {
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

systemd('the systemd unit sets only accepted values, and starts the same command as the image', () => {
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

systemd('Litestream copies the database of the unit, as the same user', () => {
  const { dbs } = parse(readFileSync('src/server/deploy/litestream.yml', 'utf8'));
  assert.equal(
    dbs.map((database: { path: string }) => database.path),
    [`/var/lib/${directive('StateDirectory')}/${databaseFile}`],
  );
  for (const name of ['User', 'StateDirectory', 'StateDirectoryMode'])
    assert.is(directive(name, backupPath), directive(name), name);
});

systemd.run();
