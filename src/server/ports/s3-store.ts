import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { S3mini } from 's3mini';
import { refusalWithCause } from '../errors.ts';
import type { S3Settings } from '../settings.ts';
import type { FileStore } from './file-store.ts';

/** Milliseconds until the store has to begin its answer, which to a file it gives once it has all of it. */
const patience = 60_000;

/**
 * Streams both ways, and waits for an answer's beginning but not for its end: a customer's line may be slow. Where
 * it might have to repeat a body, to follow a redirection, fetch would hold the whole of it in memory.
 */
const patientFetch = async (...[address, options]: Parameters<typeof fetch>): Promise<Response> => {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), patience);
  const once = { redirect: 'error', window: null } as const;
  const streaming = { duplex: 'half', signal: controller.signal, ...once } as const;
  return fetch(address, { ...options, ...streaming }).finally(() => clearTimeout(timer));
};

// Node's streams and the web's are the same at run time and two declarations of one thing to the compiler.
const toWeb = (bytes: Readable) => Readable.toWeb(bytes) as ReadableStream;
const fromWeb = (bytes: ReadableStream) => Readable.fromWeb(bytes as WebStream);

/** Files in a bucket of any store that speaks S3. A put is there whole once it is acknowledged, or not at all. */
export const createS3Store = (settings: S3Settings): FileStore => {
  const bucket = new S3mini({ ...settings, fetch: patientFetch });
  return {
    keep: async (path, place) => {
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
        if (!body) throw new Error(`The store gave ${place} no bytes`);
        return fromWeb(body);
      } catch (error) {
        throw refusalWithCause('filesUnavailable', error);
      }
    },
  };
};
