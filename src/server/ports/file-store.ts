import type { Readable } from 'node:stream';

/** Part of a file: its first and its last byte, counted from 0. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Storage of complete files, each under a unique place. All methods refuse with `filesUnavailable`. */
export interface FileStore {
  /** Stores the file at `path` durably; a failure leaves nothing at the place. */
  store(path: string, place: string): Promise<void>;
  /** Deletes a file; a missing file is not an error. */
  remove(place: string): Promise<void>;
  /** Returns the bytes of a file or of a part as a stream; rejects before the first byte. */
  read(place: string, range?: ByteRange): Promise<Readable>;
}
