import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { S3mini } from 's3mini';
import { refusalWithCause } from '../errors.ts';
import type { S3Settings } from '../settings.ts';
import type { FileStore } from './file-store.ts';

/** Milliseconds until the first byte of a response. For an upload, the response starts after the last byte was received. */
const responseTimeoutMs = 60_000;

/**
 * Streams in both directions. Only the start of a response has a timeout, because a customer's line may be slow.
 * Redirects are errors, because fetch would hold the whole body in memory to send it again.
 */
const streamingFetch = async (...[address, options]: Parameters<typeof fetch>): Promise<Response> => {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), responseTimeoutMs);
  const once = { redirect: 'error', window: null } as const;
  const streaming = { duplex: 'half', signal: controller.signal, ...once } as const;
  return fetch(address, { ...options, ...streaming }).finally(() => clearTimeout(timer));
};

// The casts join two type declarations of the same web stream.
const toWeb = (bytes: Readable) => Readable.toWeb(bytes) as ReadableStream;
const fromWeb = (bytes: ReadableStream) => Readable.fromWeb(bytes as WebStream);

/** Creates a file store in a bucket with the S3 protocol. A put is atomic: an acknowledged file is complete. */
export const createS3Store = (settings: S3Settings): FileStore => {
  const bucket = new S3mini({ ...settings, fetch: streamingFetch });
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
