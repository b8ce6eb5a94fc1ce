/** Heading below which the changes since the last release stand. */
export const heading = '## Unreleased';

/** Returns the changelog with the changes since the last release under its version; null if there are none. */
export const nameRelease = (changelog, version) => {
  const [, changes = ''] = changelog.split(`${heading}\n`);
  const [own = ''] = changes.split(/^## /m);
  return /^- /m.test(own) ? changelog.replace(heading, `## ${version}`) : null;
};
