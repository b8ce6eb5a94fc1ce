/** Heading below which the changes since the last release stand. */
export const heading: string;

/** Returns the changelog with the changes since the last release under its version; null if there are none. */
export function nameRelease(changelog: string, version: string): string | null;
