import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import S3rver from 's3rver';
import { stopAfter } from '../runner/suite/stop-after.mjs';
import { temporaryFolder } from '../temporary-folder.ts';

/** Starts a local S3 server with one account and one bucket. */
export const startLocalS3 = async () => {
  const directory = await temporaryFolder();
  const bucket = 'papers';
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
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
    /** Returns the keys of the stored objects. */
    storedKeys: async () => {
      const names = await readdir(join(directory, bucket)).catch(() => []);
      return names.filter((name) => name.endsWith('._S3rver_object')).map((name) => name.split('.')[0] ?? '');
    },
    stop: stopAfter(() => server.close()),
  };
};

export type LocalS3 = Awaited<ReturnType<typeof startLocalS3>>;
