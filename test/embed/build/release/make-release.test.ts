import { execFileSync, spawnSync } from 'node:child_process';
import { cp, readFile, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const release = suite('npm run release');

const changelog = 'src/embed/CHANGELOG.md';
const heading = '## Unreleased';
let folder: string;
const git = (...words: string[]) => execFileSync('git', words, { cwd: folder, encoding: 'utf8' }).trim();
const commitAll = () => {
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Work');
};
const make = (version: string) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['src/embed/build/release/make-release.mjs', version],
    { cwd: folder, encoding: 'utf8' },
  );
  return { status, text: (stdout + stderr).trim() };
};
/** Writes a changelog without unreleased changes, then with the given section before the latest release. */
const writeChanges = async (section: string) => {
  const path = join(folder, changelog);
  const text = await readFile(path, 'utf8');
  const [intro = '', ...sections] = text.split(/^(?=## )/m);
  const released = sections.filter((part) => !part.startsWith(heading));
  await writeFile(path, [intro, section, ...released].join(''));
};

release.before(async () => {
  folder = await temporaryFolder();
  for (const name of ['package.json', 'package-lock.json', 'tsconfig.json', 'src', 'test', '.gitignore'])
    await cp(name, join(folder, name), { recursive: true });
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  await writeChanges('');
  git('init', '--quiet');
  git('config', 'user.name', 'Ada');
  git('config', 'user.email', 'ada@example.com');
  await writeFile(join(folder, '.gitignore'), 'node_modules\n.build\n');
  commitAll();
});

release('a release needs a higher version, a committed work tree and a list of changes', async () => {
  assert.equal(make('next'), { status: 1, text: 'Name the version: npm run release -- 1.2.0' });
  assert.match(make('0.0.9').text, 'has to come after');
  assert.match(make('99.0.0').text, 'List what has changed');
  await writeChanges(`${heading}\n\n- Orders name a style guide.\n\n`);
  assert.match(make('99.0.0').text, 'Commit or stash your changes first.');
});

release('OPS-02 a release is committed and tagged, with a database for tests of later versions', async () => {
  commitAll();
  const { status, text } = make('99.0.0');
  assert.is(status, 0, text);
  assert.is(git('tag'), 'v99.0.0');
  assert.is(git('status', '--porcelain'), '');
  assert.is(JSON.parse(git('show', 'HEAD:package.json')).version, '99.0.0');
  assert.match(git('show', `HEAD:${changelog}`), '## 99.0.0');
  const kept = git('ls-tree', '--name-only', '-r', 'HEAD', 'test/server/releases/kept/99.0.0').split('\n');
  const names = kept.map((path) => path.split('/').pop());
  assert.equal(names, ['database.json.br', 'migrations.json']);
});

release.run();
