import type { Readable } from 'node:stream';

/** Part of a file: its first and its last byte, counted from 0. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Storage of complete files, each at a unique place. All methods refuse with `filesUnavailable` if the storage fails. */
export interface FileStore {
  /** Stores the file at `path` durably. After a failure, no file exists at the place. */
  store(path: string, place: string): Promise<void>;
  /** Deletes a file; a missing file is not an error. */
  remove(place: string): Promise<void>;
  /** Returns a stream of the bytes of a file or of a part. Rejects before the first byte if the file cannot be read. */
  read(place: string, range?: ByteRange): Promise<Readable>;
}
