import { chmod, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accepts, freePort } from './free-port.ts';
import { targetOf } from './silent-database.ts';
import { requireProgram, startProgram } from './start-program.ts';

const program = '/usr/sbin/pgbouncer';

export interface Pooling {
  /** Unit of work for which PgBouncer lends a connection. */
  mode: 'session' | 'transaction' | 'statement';
  /** Startup parameters that PgBouncer accepts and drops. PgBouncer's own default is none. */
  ignored?: string;
}

/** Starts a real PgBouncer in front of PostgreSQL. Returns the address of the database through it. */
export const startPgBouncer = async (
  databaseUrl: string,
  { mode, ignored = 'statement_timeout, idle_in_transaction_session_timeout' }: Pooling,
): Promise<string> => {
  requireProgram('PgBouncer', program);
  const url = new URL(databaseUrl);
  const target = targetOf(url);
  const port = await freePort();
  // PgBouncer refuses to run as root. As another user it may read its folder.
  const isRoot = process.getuid?.() === 0;
  const folder = await mkdtemp(join(tmpdir(), 'octavo-pgbouncer-'));
  await chmod(folder, 0o755);
  const { host, port: hostPort } =
    'path' in target ? { host: decodeURIComponent(url.hostname), port: 5432 } : target;
  const password = url.password && `password=${url.password}`;
  const lines = [
    '[databases]',
    `* = host=${host} port=${hostPort} user=${url.username} ${password}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'default_pool_size = 60',
    `pool_mode = ${mode}`,
    `ignore_startup_parameters = ${ignored}`,
    isRoot ? 'user = postgres' : '',
  ];
  await writeFile(join(folder, 'pgbouncer.ini'), lines.join('\n'), { mode: 0o644 });
  await startProgram({
    name: 'PgBouncer',
    path: program,
    words: [join(folder, 'pgbouncer.ini')],
    folder,
    endsBy: 'SIGTERM',
    isReady: () => accepts(port),
  });
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return url.href;
};
