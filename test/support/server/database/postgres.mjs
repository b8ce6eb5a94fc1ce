// Starts PostgreSQL for one run of the tests. Its data and its Unix socket are in a new folder.
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

/** Folder in which Debian installs PostgreSQL's programs, by version. It is not in the PATH. */
const debian = '/usr/lib/postgresql';
const folders = () => [
  ...(process.env.PATH ?? '').split(delimiter),
  ...(existsSync(debian) ? readdirSync(debian).map((version) => join(debian, version, 'bin')) : []),
];
const findPrograms = () =>
  folders().find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))));

/** Returns the user that runs PostgreSQL: the package's user or nobody, if the tests run as root, which PostgreSQL refuses. */
const findUser = () => {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody'])
    try {
      const idOf = (flag) =>
        Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: idOf('-u'), gid: idOf('-g') };
    } catch {}
  return {};
};

/** Settings of PostgreSQL. Writes need not reach the disk, because the data are removed after the run. */
const settings = {
  fsync: 'off',
  full_page_writes: 'off',
  max_connections: '500',
  listen_addresses: '',
};

const untilReady = (server) =>
  new Promise((resolve, reject) => {
    let output = '';
    server.stderr.on('data', (chunk) => {
      output += chunk;
      if (/ready to accept (read-only )?connections/.test(output)) resolve();
    });
    server.once('error', reject);
    server.once('close', (code) => reject(new Error(`PostgreSQL ended with ${code}: ${output}`)));
  });

/** Creates the data folder of an empty database, or copies the data of the PostgreSQL at `copyOf` for a replica. */
const createData = ({ programs, data, options, copyOf }) => {
  const copying = ['-d', copyOf, '-D', data, '-R', '-X', 'stream', '-c', 'fast', '--no-sync'];
  const creation = ['-D', data, '-A', 'trust', '-U', 'octavo', '-E', 'UTF8', '--locale=C', '--no-sync'];
  // `initdb` may be a link; the other programs of its version are in the folder of the file that it links to.
  const folder = dirname(realpathSync(join(programs, 'initdb')));
  if (copyOf) execFileSync(join(folder, 'pg_basebackup'), copying, options);
  else execFileSync(join(programs, 'initdb'), creation, options);
};

/**
 * Starts PostgreSQL; returns its address and a stop function, or null if it is not installed. `ownSettings` override the
 * defaults. With the address of another PostgreSQL as `copyOf` it starts a replica of that one.
 */
export const startPostgres = async (ownSettings = {}, copyOf = null) => {
  const programs = findPrograms();
  if (!programs) return null;
  const folder = mkdtempSync(join(tmpdir(), 'octavo-postgres-'));
  const user = findUser();
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const options = { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] };
  createData({ programs, data, options, copyOf });
  const settingArguments = Object.entries({ ...settings, ...ownSettings }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const server = spawn(join(programs, 'postgres'), ['-D', data, '-k', folder, ...settingArguments], options);
  const kill = () => server.kill('SIGQUIT');
  process.once('exit', kill);
  const ended = new Promise((resolve) => server.once('close', resolve));
  await untilReady(server);
  return {
    url: `postgres://octavo@${encodeURIComponent(folder)}/postgres`,
    stop: async () => {
      server.kill('SIGINT');
      await ended;
      process.removeListener('exit', kill);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
