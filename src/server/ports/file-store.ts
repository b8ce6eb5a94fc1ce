import type { Readable } from 'node:stream';

/** Part of a file: its first and its last byte, counted from 0. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Where whole files live, each under a place of its own. All refuse with `filesUnavailable`. */
export interface FileStore {
  /** Takes the file at `path` in whole or not at all, durably. */
  keep(path: string, place: string): Promise<void>;
  /** What is not there any more is no failure. */
  remove(place: string): Promise<void>;
  /** The bytes, all or some, as they come; it fails before the first of them or not at all. */
  read(place: string, range?: ByteRange): Promise<Readable>;
}
