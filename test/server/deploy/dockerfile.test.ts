import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isBuilt } from '../../../src/embed/build/built-from.mjs';
import { buildImage, type LocalImage, otherUser } from '../../support/deploy/build-image.ts';
import { dockerfilePath, readStages } from '../../support/deploy/read-dockerfile.ts';
import { stopAfter } from '../../support/runner/suite/stop-after.mjs';
import { until } from '../../support/server/until.ts';
import { freePort } from '../../support/services/free-port.ts';

const dockerfile = suite('Dockerfile');

/** Megabytes: the size of node:24-alpine in `docker images`, and the maximum size of Octavo's image. */
const megabytes = { base: 170, most: 250 };

let image: LocalImage;
dockerfile.before(async () => {
  image = await buildImage();
  // The file system of the image is made read-only, because no user may write outside the volume.
  execFileSync('chmod', ['-R', 'a-w', join(image.root, 'srv')]);
});

dockerfile('a linter finds no mistake, unsafe command or slow step in the Dockerfile', () => {
  assert.equal(validate(readFileSync(dockerfilePath, 'utf8')), []);
  const stages = readStages();
  for (const { image: base, steps } of stages) {
    assert.match(base, /^[\w./-]+:[\w.-]*\d[\w.-]*$/, 'the tag names a version');
    assert.is.not(
      steps.some(({ keyword }) => keyword === 'ADD'),
      true,
    );
  }
  const { steps } = stages.at(-1) ?? { steps: [] };
  const keywords = steps.map(({ keyword }) => keyword);
  assert.ok(keywords.lastIndexOf('USER') > keywords.lastIndexOf('RUN'), 'the last user runs the server');
  assert.is(image.user, 'node');
  // With the shell form of a command, signals would not reach the server.
  assert.ok(image.command.length > 0 && image.healthCheck.length > 0);
});

dockerfile('the base image has a version of Node that the server supports', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  const least = Number(/\d+/.exec(engines.node));
  for (const { image: base } of readStages()) assert.ok(Number(/node:(\d+)/.exec(base)?.[1]) >= least, base);
});

dockerfile(
  'the image is built from all sources, without data, secrets or packages of the machine',
  async () => {
    const source = join(image.stage('build'), 'src');
    assert.ok(await isBuilt(source, 'quick'), 'the built files belong to the copied sources');
    for (const name of ['.git', '.data', '.env', '.build'])
      assert.is.not(existsSync(join(source, name)), true, name);
  },
);

dockerfile('the image has the native packages for Alpine on both processors', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  for (const name of ['@libsql/linux', '@node-rs/argon2-linux'])
    for (const cpu of ['x64', 'arm64'])
      assert.ok(packages[`node_modules/${name}-${cpu}-musl`]?.integrity, name);
});

dockerfile('the image has less than 250 MB', () => {
  const bytes = Number(execFileSync('du', ['-sb', image.root], { encoding: 'utf8' }).split('\t')[0]);
  const own = bytes / 1_000_000;
  assert.ok(own > 10 && megabytes.base + own < megabytes.most, `${own} MB besides ${megabytes.base} MB`);
});

const environmentOf = (port: number) => ({
  PATH: process.env.PATH,
  PORT: String(port),
  ...image.environment,
  DATA_DIR: join(image.root, image.environment.DATA_DIR ?? ''),
});

/** Runs a command of the Dockerfile in the unpacked image. */
const start = ([program, ...words]: readonly string[], port: number): ChildProcess => {
  assert.is(program, 'node');
  const child = spawn(process.execPath, words, {
    cwd: image.folder,
    env: environmentOf(port),
    stdio: ['ignore', 'pipe', 'pipe'],
    ...otherUser,
  });
  stopAfter(async () => void child.kill('SIGKILL'));
  return child;
};
const endOf = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
const health = (port: number) => endOf(start(image.healthCheck, port));

dockerfile(
  'a container does not run as root, writes only to its volume, reports its health, and stops without an error',
  async () => {
    const port = await freePort();
    assert.is(await health(port), 1, 'unhealthy before the start');
    const child = start(image.command, port);
    let printed = '';
    child.stdout?.on('data', (chunk) => (printed += chunk));
    child.stderr?.on('data', (chunk) => (printed += chunk));
    const ended = endOf(child);
    await until('the addresses are printed', () => {
      if (child.exitCode !== null) throw new Error(printed);
      return printed.includes(`http://my.v2.localhost:${port}\n`);
    });
    assert.is(await health(port), 0);
    const page = await fetch(`http://localhost:${port}/`);
    assert.match(await page.text(), '<octavo-calculator');
    const provider = start(['node', 'dist/server/provider.js', 'list', 'paid'], port);
    assert.is(await endOf(provider), 0, 'the provider has commands in the container');
    const files = await readdir(join(image.root, 'data'));
    assert.ok(
      files.some((name) => name.endsWith('.db') || name.includes('sqlite')),
      String(files),
    );
    if (otherUser.uid) assert.is(statSync(join(image.root, 'data')).uid, otherUser.uid);
    assert.equal(await readdir(image.root), ['data', 'srv']);
    child.kill('SIGTERM');
    assert.is(await ended, 0);
  },
);

dockerfile.run();
