import { connect, createServer } from 'node:net';
import { listen } from './listen.ts';

/** Returns a port on which nothing listens. */
export const freePort = async (): Promise<number> => {
  const { port, stop } = await listen(createServer());
  await stop();
  return port;
};

/** Returns whether a program accepts connections on a port of this machine. */
export const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
