import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { until } from '../server/until.ts';
import { freePort } from '../services/free-port.ts';
import { startProgram } from '../services/start-program.ts';

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
  const ports = { port: await freePort(), plainPort: await freePort() };
  const folder = await startProgram({
    name: 'Caddy',
    path: '/usr/bin/caddy',
    configuration: () => optionsOf(ports) + file,
    words: (path) => ['run', '--config', path, '--adapter', 'caddyfile'],
    ports: Object.values(ports),
    environment: (home) => ({ HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home }),
    endsBy: 'SIGKILL',
  });
  for (const host of hosts)
    await until(`Caddy has the certificate of ${host}`, () => hasCertificate(ports.port, host));
  return { ...ports, authority: await readFile(join(folder, 'caddy/pki/authorities/local/root.crt')) };
};
