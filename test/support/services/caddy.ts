import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { freePort } from '../browser/browser.ts';
import { stopAfter } from '../runner/suite/stop-after.mjs';
import { until } from '../server/until.ts';

const program = '/usr/bin/caddy';

/** Lines before an example's own: the ports, and a local certificate authority in place of a public one. */
const optionsOf = ({ port, plainPort }: { port: number; plainPort: number }) => `{
	admin off
	http_port ${plainPort}
	https_port ${port}
	default_bind 127.0.0.1
	local_certs
	skip_install_trust
}
`;

/** Returns whether a host has its certificate, which Caddy makes after its start. */
const hasCertificate = (port: number, servername: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ host: '127.0.0.1', port, servername, rejectUnauthorized: false });
    const end = (has: boolean) => () => {
      socket.destroy();
      resolve(has);
    };
    socket.once('secureConnect', end(true)).once('error', end(false));
  });

/** Starts a real Caddy with a Caddyfile for some hosts. Returns its ports and the certificate of its authority. */
export const startCaddy = async (file: string, hosts: readonly string[]) => {
  if (!existsSync(program)) throw new Error('Caddy is not installed: apt-get install caddy');
  const folder = await mkdtemp(join(tmpdir(), 'octavo-caddy-'));
  const ports = { port: await freePort(), plainPort: await freePort() };
  const path = join(folder, 'Caddyfile');
  await writeFile(path, optionsOf(ports) + file);
  const child = spawn(program, ['run', '--config', path, '--adapter', 'caddyfile'], {
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  stopAfter(async () => {
    child.kill('SIGKILL');
    await ended;
    await rm(folder, { recursive: true, force: true });
  });
  const authorityPath = join(folder, 'caddy/pki/authorities/local/root.crt');
  await until('Caddy answers', async () => {
    if (child.exitCode !== null) throw new Error(`Caddy ended: ${said}`);
    return (await Promise.all(hosts.map((host) => hasCertificate(ports.port, host)))).every(Boolean);
  });
  return { ...ports, authority: await readFile(authorityPath) };
};
