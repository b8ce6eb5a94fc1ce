import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { freePort } from '../services/free-port.ts';
import { requireProgram, startProgram } from '../services/start-program.ts';

const program = '/usr/bin/caddy';

/** Returns the options before an example's lines: the ports, and a local certificate authority in place of a public one. */
const optionsOf = ({ port, plainPort }: { port: number; plainPort: number }) => `{
	admin off
	http_port ${plainPort}
	https_port ${port}
	default_bind 127.0.0.1
	local_certs
	skip_install_trust
}
`;

/** Returns whether Caddy has the certificate of a host, which it creates after its start. */
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
  requireProgram('Caddy', program);
  const folder = await mkdtemp(join(tmpdir(), 'octavo-caddy-'));
  const ports = { port: await freePort(), plainPort: await freePort() };
  const path = join(folder, 'Caddyfile');
  await writeFile(path, optionsOf(ports) + file);
  await startProgram({
    name: 'Caddy',
    path: program,
    words: ['run', '--config', path, '--adapter', 'caddyfile'],
    folder,
    environment: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    endsBy: 'SIGKILL',
    isReady: async () =>
      (await Promise.all(hosts.map((host) => hasCertificate(ports.port, host)))).every(Boolean),
  });
  const authorityPath = join(folder, 'caddy/pki/authorities/local/root.crt');
  return { ...ports, authority: await readFile(authorityPath) };
};
