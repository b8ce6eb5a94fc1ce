import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accepts, freePort } from '../services/free-port.ts';
import { requireProgram, startProgram } from '../services/start-program.ts';

const program = '/usr/sbin/varnishd';

/** Starts a real Varnish with a configuration. Returns its port. */
export const startVarnish = async (configuration: string): Promise<number> => {
  requireProgram('Varnish', program);
  const folder = await mkdtemp(join(tmpdir(), 'octavo-varnish-'));
  const port = await freePort();
  const path = join(folder, 'default.vcl');
  await writeFile(path, configuration, { mode: 0o644 });
  const words = ['-F', '-n', join(folder, 'run'), '-a', `127.0.0.1:${port}`, '-f', path, '-s', 'malloc,32m'];
  await startProgram({
    name: 'Varnish',
    path: program,
    // Without a jail, it runs as the user of the tests, who owns the folder.
    words: ['-j', 'none', '-p', 'http_gzip_support=off', ...words],
    folder,
    endsBy: 'SIGTERM',
    isReady: () => accepts(port),
  });
  return port;
};
