import { connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { stopAfter } from '../runner/suite/stop-after.mjs';
import { targetOf } from './silent-database.ts';

/** Type of the message with which PostgreSQL delivers a notification. */
const notification = 'A'.charCodeAt(0);
/** Bytes of a message's type and length. */
const headBytes = 5;

/** Forwards the messages of PostgreSQL except notifications. */
const dropNotifications = () => {
  let rest: Buffer = Buffer.alloc(0);
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      rest = Buffer.concat([rest, chunk]);
      while (rest.length >= headBytes && rest.length >= rest.readUInt32BE(1) + 1) {
        const end = rest.readUInt32BE(1) + 1;
        if (rest[0] !== notification) this.push(rest.subarray(0, end));
        rest = rest.subarray(end);
      }
      done();
    },
  });
};

/**
 * Starts a proxy in front of PostgreSQL that behaves like a pooler in transaction mode towards a listening connection: the
 * proxy accepts `listen` but forwards no notifications. Returns the address of the proxy.
 */
export const startTransactionPooler = async (databaseUrl: string): Promise<string> => {
  const url = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(targetOf(url));
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {});
    }
    near.once('close', () => far.destroy());
    far.once('close', () => near.destroy());
    near.pipe(far);
    far.pipe(dropNotifications()).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stopAfter(async () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  const own = new URL(databaseUrl);
  own.hostname = '127.0.0.1';
  own.port = String(Object(server.address()).port);
  return own.href;
};
