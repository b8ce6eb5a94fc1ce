import { freePort } from './free-port.ts';
import { startProgram } from './start-program.ts';

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
  const url = new URL(databaseUrl);
  const port = await freePort();
  // PgBouncer refuses to run as root.
  const isRoot = process.getuid?.() === 0;
  const password = url.password && `password=${url.password}`;
  const lines = [
    '[databases]',
    `* = host=${decodeURIComponent(url.hostname)} port=${url.port || 5432} user=${url.username} ${password}`,
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
  await startProgram({
    name: 'PgBouncer',
    path: '/usr/sbin/pgbouncer',
    configuration: () => lines.join('\n'),
    words: (file) => [file],
    ports: [port],
  });
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return url.href;
};
