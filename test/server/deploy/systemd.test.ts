import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { parse } from 'yaml';
import { databaseFile } from '../../../src/server/database/open.ts';
import { stopAfterMs } from '../../../src/server/letters/letter-sender.ts';
import { settingRows } from '../../../src/server/settings/setting-rows.ts';
import { readSettings } from '../../../src/server/settings/settings.ts';
import { readStages } from '../../support/deploy/read-dockerfile.ts';
import { requireProgram } from '../../support/services/start-program.ts';

const systemd = suite('systemd unit');

const path = 'src/server/deploy/octavo@.service';
const backupPath = 'src/server/deploy/octavo-litestream.service';
/** Directives that the unit may use, by section. */
const known = {
  Unit: /^(Description|After|Wants)=/,
  Service:
    /^(User|WorkingDirectory|Environment|EnvironmentFile|ExecStart|Restart|RestartSec|TimeoutStopSec|UMask|StateDirectory(Mode)?|NoNewPrivileges|Private(Tmp|Devices)|Protect(System|Home|KernelTunables|KernelModules|ControlGroups)|RestrictAddressFamilies|LockPersonality|CapabilityBoundingSet)=/,
  Install: /^WantedBy=/,
};

const linesOf = (unit: string) =>
  readFileSync(unit, 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
const directive = (name: string, unit = path) =>
  linesOf(unit)
    .find((line) => line.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? '';

systemd('every line of the systemd units is a known directive of its section', () => {
  let section: keyof typeof known | undefined;
  for (const line of [path, backupPath].flatMap(linesOf)) {
    const [, name] = /^\[(\w+)\]$/.exec(line) ?? [];
    if (name) {
      assert.ok(name in known, name);
      section = name as keyof typeof known;
      continue;
    }
    assert.ok(section && known[section].test(line), line);
  }
});

systemd('`systemd-analyze verify` finds no mistake in the units', () => {
  const analyze = '/usr/bin/systemd-analyze';
  requireProgram('systemd', analyze);
  const { status, stderr } = spawnSync(analyze, ['verify', path, backupPath], { encoding: 'utf8' });
  // The only accepted problems are the missing programs, because neither is installed here.
  const problems = stderr.split('\n').filter((line) => line && !/\/usr\/bin\/(node|litestream)/.test(line));
  assert.equal(problems, []);
  assert.ok(status === 0 || stderr.includes('/usr/bin/'), stderr);
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
