import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accepts } from '../services/free-port.ts';
import { requireProgram, startProgram } from '../services/start-program.ts';

const program = '/usr/sbin/haproxy';

/** Starts a real HAProxy with a configuration that listens on these ports. */
export const startHaproxy = async (configuration: string, ports: readonly number[]): Promise<void> => {
  requireProgram('HAProxy', program);
  const folder = await mkdtemp(join(tmpdir(), 'octavo-haproxy-'));
  const path = join(folder, 'haproxy.cfg');
  await writeFile(path, configuration);
  await startProgram({
    name: 'HAProxy',
    path: program,
    words: ['-db', '-f', path],
    folder,
    endsBy: 'SIGTERM',
    isReady: async () => (await Promise.all(ports.map(accepts))).every(Boolean),
  });
};
