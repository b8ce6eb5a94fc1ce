// Starts PostgreSQL for one run of the tests. Its data and its Unix socket are in a new folder.
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

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
      if (/ready to accept connections/.test(output)) resolve();
    });
    server.once('error', reject);
    server.once('close', (code) => reject(new Error(`PostgreSQL ended with ${code}: ${output}`)));
  });

/**
 * Starts PostgreSQL; returns its address and a stop function, or null if it is not installed. `ownSettings` override the
 * defaults.
 */
export const startPostgres = async (ownSettings = {}) => {
  const programs = findPrograms();
  if (!programs) return null;
  const folder = mkdtempSync(join(tmpdir(), 'octavo-postgres-'));
  const user = findUser();
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const options = { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] };
  const creation = ['-D', data, '-A', 'trust', '-U', 'octavo', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(programs, 'initdb'), creation, options);
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
