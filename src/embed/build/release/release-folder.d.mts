/** Copies the built scripts of `embed` into the folder of a release and returns its name: `1.2.0-1a2b3c`. */
export function writeRelease(build: {
  embed: string;
  /** Version of the package. */
  version: string;
  /** Paths of the current chunks. */
  chunks: readonly string[];
}): Promise<string>;
