import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { validate } from 'dockerfile-utils';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { dockerfilePath, readStages } from '../../support/deploy/read-dockerfile.ts';
import { stopAfter } from '../../support/runner/suite/stop-after.mjs';
import { freePort } from '../../support/services/free-port.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { until } from '../../support/until.ts';

const dockerfile = suite('Dockerfile');

const stages = readStages();
const steps = stages.at(-1)?.steps ?? [];
/**
 * Returns the command of an instruction of the image in its JSON form. With the shell form, signals would not reach the server.
 */
const commandOf = (keyword: string) => steps.find((step) => step.keyword === keyword)?.json ?? [];

dockerfile('a linter finds no mistake, unsafe command or slow step in the Dockerfile', () => {
  assert.equal(validate(readFileSync(dockerfilePath, 'utf8')), []);
  for (const { image, steps } of stages) {
    assert.match(image, /^[\w./-]+:[\w.-]*\d[\w.-]*$/, 'the tag names a version');
    assert.not(steps.some(({ keyword }) => keyword === 'ADD'));
  }
  const keywords = steps.map(({ keyword }) => keyword);
  assert.ok(keywords.lastIndexOf('USER') > keywords.lastIndexOf('RUN'), 'the last user runs the server');
  assert.is(steps.find(({ keyword }) => keyword === 'USER')?.text, 'node');
});

dockerfile('the base image has a version of Node that the server supports', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  const least = Number(/\d+/.exec(engines.node));
  for (const { image } of stages) assert.ok(Number(/node:(\d+)/.exec(image)?.[1]) >= least, image);
});

dockerfile('the image is built from existing files, without data, secrets or packages of the machine', () => {
  const copies = stages.flatMap(({ steps }) => steps).filter(({ keyword }) => keyword === 'COPY');
  const sources = copies.flatMap(({ text }) =>
    text.startsWith('--from') ? [] : text.split(' ').slice(0, -1),
  );
  assert.equal(
    sources.filter((source) => !existsSync(source)),
    [],
  );
  const ignored = readFileSync('.dockerignore', 'utf8').trim().split('\n');
  for (const name of ['.git', '.data', '.env', '.build', 'dist', 'node_modules'])
    assert.ok(ignored.includes(name), name);
});

dockerfile('the image has the native packages for Alpine on both processors', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  for (const name of ['@libsql/linux', '@node-rs/argon2-linux'])
    for (const cpu of ['x64', 'arm64'])
      assert.ok(packages[`node_modules/${name}-${cpu}-musl`]?.integrity, name);
});

const endOf = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));

dockerfile('with the image’s packages alone, the server starts, reports its health and stops', async () => {
  const [, kept = ''] = /&& cp -RL (.*) \/kept$/m.exec(readFileSync(dockerfilePath, 'utf8')) ?? [];
  // The folder is on the disk of the build, because hard links need the same disk.
  const folder = await mkdtemp(join(resolve('.build'), 'image-'));
  stopAfter(() => rm(folder, { recursive: true, force: true }));
  execFileSync('cp', ['-al', resolve('dist'), 'package.json', folder]);
  execFileSync('mkdir', [join(folder, 'node_modules')]);
  execFileSync('cp', [
    '-RL',
    ...kept.split(' ').map((name) => resolve('node_modules', name)),
    join(folder, 'node_modules'),
  ]);
  const port = await freePort();
  const start = ([program, ...words]: readonly string[], env: NodeJS.ProcessEnv) => {
    assert.is(program, 'node');
    const child = spawn(process.execPath, words, {
      cwd: folder,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    stopAfter(async () => void child.kill('SIGKILL'));
    return child;
  };
  const env = { PATH: process.env.PATH, PORT: `${port}`, DATA_DIR: await temporaryFolder() };
  const health = () => endOf(start(commandOf('HEALTHCHECK'), env));
  assert.is(await health(), 1, 'unhealthy before the start');
  const server = start(commandOf('CMD'), env);
  const ended = endOf(server);
  let printed = '';
  server.stdout?.on('data', (chunk) => (printed += chunk));
  await until(() => {
    assert.is(server.exitCode, null);
    return printed.includes(`http://my.v2.localhost:${port}\n`);
  });
  assert.is(await health(), 0);
  server.kill('SIGTERM');
  assert.is(await ended, 0);
});

dockerfile.run();
