import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { stopAfter } from '../../support/runner/suite/stop-after.mjs';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const limited = suite('few open files');

const copied = [
  'src',
  'test',
  'bench',
  'LICENSE',
  'build.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/** Copies the repository to a folder of its own, so that a build there disturbs nobody. */
const copyRepository = async () => {
  const folder = await temporaryFolder();
  for (const name of copied) await cp(name, join(folder, name), { recursive: true });
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  await mkdir(join(folder, '.build/test'), { recursive: true });
  await symlink(resolve('.build/test/packages'), join(folder, '.build/test/packages'));
  return folder;
};

/** Runs a command in a folder where no process may have more than 1,024 open files. */
const start = (folder: string, command: string) => {
  const env = { ...process.env, PORT: '0', DATA_DIR: join(folder, 'data') };
  const child = spawn('sh', ['-c', `ulimit -n 1024; exec ${command}`], { cwd: folder, env });
  let output = '';
  const waiting = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      for (const check of waiting) check();
    });
  const ended = once(child, 'close');
  stopAfter(() => child.kill('SIGKILL'));
  const printed = (pattern: RegExp) =>
    new Promise<void>((found) => {
      waiting.add(() => pattern.test(output) && found());
    });
  return { child, printed, ended, output: () => output };
};

/** Adds files of former releases to a build, more than may be open at once. */
const addReleases = async (folder: string) => {
  const release = join(folder, 'dist', 'embed', 'v', '0.0.1-abcdef');
  await mkdir(release, { recursive: true });
  for (let index = 0; index < 1_100; index++)
    await writeFile(join(release, `${index}.js`), `// ${'file '.repeat(1_000)}`);
};

limited('with 1,024 open files the product is built, tested and started', async () => {
  const folder = await copyRepository();
  const build = start(folder, 'node build.mjs --quick');
  assert.is((await build.ended)[0], 0, build.output());
  const tests = start(folder, 'node test/run.mjs --quick test/order/price/money');
  assert.is((await tests.ended)[0], 0, tests.output());
  assert.match(tests.output(), /^[1-9]\d* passed, 0 failed$/m);
  await addReleases(folder);
  const server = start(folder, `node ${join('dist', 'server', 'main.js')} --demo`);
  await Promise.race([server.printed(/http:\/\/my\.v2\.localhost:\d+\n/), server.ended]);
  assert.is(server.child.exitCode, null, server.output());
  server.child.kill('SIGTERM');
  assert.is((await server.ended)[0], 0, server.output());
});

limited.run();
