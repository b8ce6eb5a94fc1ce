// `npm run release -- 1.2.0` makes a release: it sets the version, edits the changelog, keeps a database for tests of
// later versions, commits and tags.
import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { heading, nameRelease } from './changelog.mjs';

const changelogPath = 'src/embed/CHANGELOG.md';
const keptPath = 'test/server/releases/kept';

const run = (command, ...words) => execFileSync(command, words, { encoding: 'utf8' }).trim();
const numbersOf = (version) => version.split('.').map(Number);

/** Returns whether a version is higher than another one. */
const isLater = (version, earlier) => {
  const [own, other] = [numbersOf(version), numbersOf(earlier)];
  const at = own.findIndex((number, index) => number !== other[index]);
  return at >= 0 && own[at] > other[at];
};

/** Returns why the release cannot be made; null if it can. */
const findObstacle = (version, present, named) => {
  if (!/^\d+\.\d+\.\d+$/.test(version)) return 'Name the version: npm run release -- 1.2.0';
  if (!isLater(version, present))
    return `${version} has to come after ${present}, the version of package.json.`;
  if (run('git', 'status', '--porcelain')) return 'Commit or stash your changes first.';
  if (!named) return `List what has changed in ${changelogPath}, as points below “${heading}”.`;
  return null;
};

const [version = ''] = process.argv.slice(2);
const { version: present } = JSON.parse(await readFile('package.json', 'utf8'));
const named = nameRelease(await readFile(changelogPath, 'utf8'), version);
const obstacle = findObstacle(version, present, named);
if (obstacle) {
  console.error(obstacle);
  process.exit(1);
}
run('npm', 'version', version, '--no-git-tag-version');
await writeFile(changelogPath, named);
run(process.execPath, 'test/support/releases/keep-release.mjs', version);
run('git', 'add', 'package.json', 'package-lock.json', changelogPath, keptPath);
run('git', 'commit', '--quiet', '--message', `Release ${version}`);
run('git', 'tag', `v${version}`);
console.log(
  `Release ${version} is committed and tagged. Run .ci/run, then: git push --follow-tags origin main v${version}`,
);
