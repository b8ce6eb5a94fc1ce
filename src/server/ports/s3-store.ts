import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { S3mini } from 's3mini';
import { refusalWithCause } from '../errors.ts';
import type { S3Settings } from '../settings/settings.ts';
import type { FileStore } from './file-store.ts';

/** Milliseconds within which the store has to answer. */
interface StoreTimeouts {
  /** Until the first byte of a response. For an upload, the response starts after the last byte was received. */
  responseMs: number;
  /** Between two pieces of a response, while the customer waits for them. */
  pieceMs: number;
}

const standardTimeouts: StoreTimeouts = { responseMs: 60_000, pieceMs: 30_000 };

/** Calls `abort` if the work takes too long. */
const within = async <Value>(work: Promise<Value>, ms: number, abort: () => void): Promise<Value> => {
  const timer = setTimeout(abort, ms);
  return work.finally(() => clearTimeout(timer));
};

/** Passes a body on piece by piece. Only the store is timed, because a customer's line may be slow. */
const withPieceTimeout = (body: ReadableStream<Uint8Array>, pieceMs: number, abort: () => void) => {
  const reader = body.getReader();
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const { done, value } = await within(reader.read(), pieceMs, abort);
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
};

/** Streams in both directions. Redirects are errors, because fetch would hold the whole body in memory to send it again. */
const createStreamingFetch =
  ({ responseMs, pieceMs }: StoreTimeouts) =>
  async (...[address, options]: Parameters<typeof fetch>): Promise<Response> => {
    const controller = new AbortController();
    const abort = () => controller.abort(new Error('The S3 store has stopped sending'));
    const once = { redirect: 'error', window: null } as const;
    const streaming = { duplex: 'half', signal: controller.signal, ...once } as const;
    const response = await within(fetch(address, { ...options, ...streaming }), responseMs, abort);
    const { body, status, statusText, headers } = response;
    if (!body) return response;
    return new Response(withPieceTimeout(body, pieceMs, abort), { status, statusText, headers });
  };

// The casts join two type declarations of the same web stream.
const toWeb = (bytes: Readable) => Readable.toWeb(bytes) as ReadableStream;
const fromWeb = (bytes: ReadableStream) => Readable.fromWeb(bytes as WebStream);

/** Creates a file store in a bucket with the S3 protocol. A put is atomic: an acknowledged file is complete. */
export const createS3Store = (
  settings: S3Settings,
  timeouts: StoreTimeouts = standardTimeouts,
): FileStore => {
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
