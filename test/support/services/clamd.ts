import { createServer, type Socket } from 'node:net';
import { stopAfter } from '../runner/suite/stop-after.mjs';
import { listen } from './listen.ts';

/** Text in which the local scanner finds a virus. */
export const virus = 'a line that no honest paper has';

const command = 'zINSTREAM\0';

/** Returns the received file once its end has arrived; null before. */
const readFile = (received: Buffer): Buffer | null => {
  const pieces: Buffer[] = [];
  for (let at = command.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
};

/** Answers like clamd: sends one reply, then ends the connection. */
export const answerLikeClamd = (received: Buffer, socket: Socket): void => {
  if (received.equals(Buffer.from('zPING\0'))) socket.end('PONG\0');
  const file = received.subarray(0, command.length).equals(Buffer.from(command)) ? readFile(received) : null;
  if (file) socket.end(file.includes(virus) ? 'stream: Test.Virus FOUND\0' : 'stream: OK\0');
};

/** Starts a local scanner with clamd's protocol. */
export const startLocalClamd = async (answer = answerLikeClamd) => {
  const sockets = new Set<Socket>();
  /** Contents of all files that have arrived completely. */
  const files: Buffer[] = [];
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).once('close', () => sockets.delete(socket));
    let received = Buffer.alloc(0);
    socket.on('data', (bytes: Buffer) => {
      received = Buffer.concat([received, bytes]);
      const file = readFile(received);
      if (file) files.push(file);
      clamd.answer(received, socket);
    });
  });
  const { port } = await listen(server);
  stopAfter(async () => {
    for (const socket of sockets) socket.destroy();
  });
  const clamd = {
    address: { host: '127.0.0.1', port },
    files,
    openConnections: () => sockets.size,
    /** Answers a connection, which has sent these bytes so far. A test may replace it. */
    answer,
  };
  return clamd;
};
