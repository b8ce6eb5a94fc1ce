import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { refusalWithCause } from '../errors.ts';
import type { ClamdAddress } from '../settings/setting-kinds.ts';

/** Result of a scan. `tooLarge` means that the scanner refused the file, so its content is unknown. */
type ScanResult = 'clean' | 'infected' | 'tooLarge';

export interface VirusScanner {
  /** Scans the file at `path`. Refuses with `scannerUnavailable` if the scanner gives no clear result. */
  scan(path: string): Promise<ScanResult>;
  /** Returns whether the scanner answers. */
  isReady(): Promise<boolean>;
}

/** Timeouts in ms. A browser waits longer for the answer to an upload. */
const standardTimeouts = { scanMs: 30_000, pingMs: 3_000 };

/** Maximum number of characters of a reply. The replies of clamd are shorter. */
const maximumReplyLength = 1000;

/**
 * Returns the reply of clamd, which ends with a NUL byte. A scanner that refuses the rest of a file
 * resets the connection after its reply, so the reply is used before the connection is closed.
 */
const readReply = (socket: Socket): Promise<string> =>
  new Promise((resolve, reject) => {
    let reply = '';
    socket.on('data', (bytes: Buffer) => {
      reply += bytes.toString('latin1');
      if (reply.includes('\0') || reply.length > maximumReplyLength) resolve(reply);
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(reply));
  });

/**
 * Sends pieces until the connection closes. Node's `pipeline` would wait for ever for a scanner that only ends its own side.
 */
const sendPieces = async (socket: Socket, pieces: AsyncIterable<Buffer>) => {
  for await (const piece of pieces) {
    // One iteration of the event loop reads an arrived reply first, because a write to a closed connection would lose the
    // reply.
    await setImmediate();
    if (!socket.writable) return;
    if (!socket.write(piece) && !socket.destroyed)
      await Promise.race([once(socket, 'drain'), once(socket, 'close')]);
  }
};

/** Opens a connection to clamd, sends the pieces and returns the reply. */
const askClamd = async (
  address: ClamdAddress,
  pieces: AsyncIterable<Buffer>,
  timeoutMs: number,
): Promise<string> => {
  const socket = connect(address);
  const timer = setTimeout(
    () => socket.destroy(new Error(`clamd has not answered in ${timeoutMs / 1000} s`)),
    timeoutMs,
  );
  const sent = sendPieces(socket, pieces).catch((error) => socket.destroy(error));
  try {
    return await readReply(socket);
  } finally {
    clearTimeout(timer);
    socket.destroy();
    await sent;
  }
};

async function* pingPieces() {
  yield Buffer.from('zPING\0');
}

/**
 * Yields the command and then the file in pieces, each preceded by its length. Calls `onEnd` after the last piece, then yields
 * the length 0, which ends the file.
 */
async function* scanPieces(path: string, onEnd: () => void) {
  yield Buffer.from('zINSTREAM\0');
  for await (const piece of createReadStream(path)) {
    const bytes = Buffer.from(piece);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(bytes.length);
    yield Buffer.concat([length, bytes]);
  }
  onEnd();
  yield Buffer.alloc(4);
}

/** Returns the result in a reply; null for an unknown reply, so that only a clear reply lets a file pass. */
const readResult = (reply: string): ScanResult | null => {
  if (reply.indexOf('\0') !== reply.length - 1) return null;
  if (reply === 'stream: OK\0') return 'clean';
  if (/^stream: .+ FOUND\0$/.test(reply)) return 'infected';
  return reply === 'INSTREAM size limit exceeded. ERROR\0' ? 'tooLarge' : null;
};

/** Creates the port of ClamAV's daemon clamd. Each file is sent over a new connection. */
export const createClamd = (address: ClamdAddress, timeouts = standardTimeouts): VirusScanner => ({
  scan: async (path) => {
    let isWhole = false;
    const pieces = scanPieces(path, () => {
      isWhole = true;
    });
    const reply = await askClamd(address, pieces, timeouts.scanMs).catch((error) => {
      throw refusalWithCause('scannerUnavailable', error);
    });
    const result = readResult(reply);
    // The result `clean` counts only if the whole file was sent.
    if (result && (isWhole || result !== 'clean')) return result;
    throw refusalWithCause('scannerUnavailable', new Error(`clamd answered ${JSON.stringify(reply)}`));
  },
  isReady: async () => (await askClamd(address, pingPieces(), timeouts.pingMs).catch(() => '')) === 'PONG\0',
});
