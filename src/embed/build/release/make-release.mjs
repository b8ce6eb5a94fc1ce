// `npm run release -- 1.2.0` makes a release: it sets the version, edits the changelog, keeps a database for tests of
// later versions, commits and tags.
import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';

const changelogPath = 'src/embed/CHANGELOG.md';
const keptPath = 'test/server/releases/kept';

const run = (command, ...words) => execFileSync(command, words, { encoding: 'utf8' }).trim();

const isLater = (version, earlier) => version.localeCompare(earlier, 'en', { numeric: true }) > 0;

/** Heading of the changelog for changes since the last release. */
const heading = '## Unreleased';

/**
 * Returns the changelog with the unreleased changes moved under the heading of a version; null if there are no such
 * changes.
 */
const nameRelease = (changelog, version) => {
  const [, changes = ''] = changelog.split(`${heading}\n`);
  const [own = ''] = changes.split(/^## /m);
  return /^- /m.test(own) ? changelog.replace(heading, `## ${version}`) : null;
};

/** Returns why the release cannot be made; null if it can. */
const findObstacle = (version, currentVersion, newChangelog) => {
  if (!/^\d+\.\d+\.\d+$/.test(version)) return 'Name the version: npm run release -- 1.2.0';
  if (!isLater(version, currentVersion))
    return `${version} has to come after ${currentVersion}, the version of package.json.`;
  if (run('git', 'status', '--porcelain')) return 'Commit or stash your changes first.';
  if (!newChangelog) return `List what has changed in ${changelogPath}, as points below “${heading}”.`;
  return null;
};

const [version = ''] = process.argv.slice(2);
const { version: currentVersion } = JSON.parse(await readFile('package.json', 'utf8'));
const newChangelog = nameRelease(await readFile(changelogPath, 'utf8'), version);
const obstacle = findObstacle(version, currentVersion, newChangelog);
if (obstacle) {
  console.error(obstacle);
  process.exit(1);
}
run('npm', 'version', version, '--no-git-tag-version');
await writeFile(changelogPath, newChangelog);
run(process.execPath, 'test/server/releases/keep-release.mjs', version);
run('git', 'add', 'package.json', 'package-lock.json', changelogPath, keptPath);
run('git', 'commit', '--quiet', '--message', `Release ${version}`);
run('git', 'tag', `v${version}`);
console.log(
  `Release ${version} is committed and tagged. Run .ci/run, then: git push --follow-tags origin main v${version}`,
);
