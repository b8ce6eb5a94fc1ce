import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { S3Settings } from '../../../src/server/settings/settings.ts';
import { stopAfter } from '../runner/suite/stop-after.mjs';
import { temporaryFolder } from '../temporary-folder.ts';

export interface LocalS3 {
  settings: S3Settings;
  /** Keys of the stored objects. */
  storedKeys(): Promise<string[]>;
  stop(): Promise<void>;
}

/** Starts a local S3 server with one account and one bucket. */
export const startLocalS3 = async (port = 0): Promise<LocalS3> => {
  const directory = await temporaryFolder();
  const bucket = 'papers';
  const server = new S3rver({
    address: '127.0.0.1',
    port,
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const address = await server.run();
  return {
    settings: {
      endpoint: `http://127.0.0.1:${address.port}/${bucket}`,
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    storedKeys: async () => {
      const names = await readdir(join(directory, bucket)).catch(() => []);
      return names.filter((name) => name.endsWith('._S3rver_object')).map((name) => name.split('.')[0] ?? '');
    },
    stop: stopAfter(() => server.close()),
  };
};
