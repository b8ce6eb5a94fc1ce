import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { S3mini } from 's3mini';
import { minuteMs } from '../../durations.ts';
import { refusalWithCause } from '../../errors.ts';
import type { S3Settings } from '../../settings/settings.ts';

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

/** Timeouts of one request to the store, in milliseconds. */
const standardTimeouts = {
  /**
   * Timeout for the first byte of the response. It includes the whole upload of a file, because the store responds after the
   * last byte.
   */
  responseTimeoutMs: minuteMs,
  /** Timeout for each further piece of the response. */
  pieceTimeoutMs: 30_000,
};
type StoreTimeouts = typeof standardTimeouts;

/** Calls `abort` if the work takes too long. */
const within = async <Value>(work: Promise<Value>, ms: number, abort: () => void): Promise<Value> => {
  const timer = setTimeout(abort, ms);
  return work.finally(() => clearTimeout(timer));
};

/**
 * Passes on a body; aborts if the store is too slow with a piece. The customer's time is not counted, because connections may
 * be slow.
 */
const withPieceTimeout = (body: ReadableStream<Uint8Array>, pieceTimeoutMs: number, abort: () => void) => {
  const reader = body.getReader();
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const { done, value } = await within(reader.read(), pieceTimeoutMs, abort);
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
};

/**
 * Creates a `fetch` that streams both ways. Redirects are errors, because `fetch` would keep the whole body in memory for them.
 */
const createStreamingFetch =
  ({ responseTimeoutMs, pieceTimeoutMs }: StoreTimeouts) =>
  async (...[address, options]: Parameters<typeof fetch>): Promise<Response> => {
    const controller = new AbortController();
    const abort = () => controller.abort(new Error('The S3 store has stopped sending'));
    const once = { redirect: 'error', window: null } as const;
    const streaming = { duplex: 'half', signal: controller.signal, ...once } as const;
    const response = await within(fetch(address, { ...options, ...streaming }), responseTimeoutMs, abort);
    const { body, status, statusText, headers } = response;
    if (!body) return response;
    return new Response(withPieceTimeout(body, pieceTimeoutMs, abort), { status, statusText, headers });
  };

// The casts join two type declarations of the same web stream.
const toWeb = (bytes: Readable) => Readable.toWeb(bytes) as ReadableStream;
const fromWeb = (bytes: ReadableStream) => Readable.fromWeb(bytes as WebStream);

/**
 * Creates a file store in a bucket of the S3 protocol. Every stored file is complete, because S3 stores an object as a whole or
 * not at all.
 */
export const createS3Store = (settings: S3Settings, timeouts = standardTimeouts): FileStore => {
  const bucket = new S3mini({ ...settings, fetch: createStreamingFetch(timeouts) });
  return {
    store: async (path, place) => {
      const { size } = await stat(path);
      const bytes = createReadStream(path);
      try {
        const type = 'application/octet-stream';
        await bucket.putObject(place, toWeb(bytes), type, undefined, undefined, size);
      } catch (error) {
        throw refusalWithCause('filesUnavailable', error);
      } finally {
        bytes.destroy();
      }
    },
    remove: async (place) => {
      await bucket.deleteObject(place).catch((error) => {
        throw refusalWithCause('filesUnavailable', error);
      });
    },
    read: async (place, range) => {
      try {
        const { body } = range
          ? await bucket.getObjectRaw(place, false, range.start, range.end + 1)
          : await bucket.getObjectRaw(place);
        if (!body) throw new Error(`The S3 store returned no bytes for ${place}`);
        return fromWeb(body);
      } catch (error) {
        throw refusalWithCause('filesUnavailable', error);
      }
    },
  };
};
