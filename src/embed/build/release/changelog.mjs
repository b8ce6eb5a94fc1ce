/** Heading of the changelog for changes since the last release. */
export const heading = '## Unreleased';

/**
 * Returns the changelog with the unreleased changes moved under the heading of a version; null if there are no such
 * changes.
 */
export const nameRelease = (changelog, version) => {
  const [, changes = ''] = changelog.split(`${heading}\n`);
  const [own = ''] = changes.split(/^## /m);
  return /^- /m.test(own) ? changelog.replace(heading, `## ${version}`) : null;
};
