import { connect, createServer, type Socket } from 'node:net';
import { stopAfter } from '../../runner/suite/stop-after.mjs';
import { listen } from '../../services/listen.ts';

/** Address on which PostgreSQL listens: a socket in a folder, or a host with a port. */
const targetOf = (url: URL) => {
  const host = decodeURIComponent(url.hostname);
  const port = Number(url.port) || 5432;
  return host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
};

/** Starts a proxy in front of PostgreSQL that can stop forwarding. */
export const startSilentDatabase = async (databaseUrl: string) => {
  const url = new URL(databaseUrl);
  const target = targetOf(url);
  const pairs = new Set<readonly [Socket, Socket]>();
  let isSilent = false;
  const forward = ([near, far]: readonly [Socket, Socket]) => {
    near.pipe(far);
    far.pipe(near);
  };
  const server = createServer((near) => {
    const pair = [near, connect(target)] as const;
    pairs.add(pair);
    for (const socket of pair)
      socket
        .on('error', () => {})
        .once('close', () => {
          for (const other of pair) other.destroy();
          pairs.delete(pair);
        });
    if (!isSilent) forward(pair);
  });
  const { port } = await listen(server);
  /** Closes all connections at once, like a killed database. */
  const closeConnections = () => {
    for (const pair of pairs) for (const socket of pair) socket.destroy();
  };
  stopAfter(closeConnections);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return {
    url: url.href,
    /** Makes the database silent: the proxy accepts connections and forwards no bytes. */
    fallSilent: () => {
      isSilent = true;
      for (const [near, far] of pairs) {
        near.unpipe(far);
        far.unpipe(near);
      }
    },
    /** Ends the silence: the proxy forwards all waiting and further bytes. */
    answer: () => {
      isSilent = false;
      for (const pair of pairs) forward(pair);
    },
    /** Returns the number of connections on which a statement waits. */
    waiting: () => [...pairs].filter(([near]) => near.readableLength > 0).length,
    closeConnections,
  };
};
