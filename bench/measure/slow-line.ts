import { connect, createServer, type Socket } from 'node:net';
import { listen } from '../../test/support/services/listen.ts';

/** A mobile connection to the Internet. All TCP connections share its rates, which are kilobits per second. */
export interface Line {
  roundTripMs: number;
  downKbit: number;
  upKbit: number;
}

const segment = 1460;
/** Number of bytes that a new connection may send before the first acknowledgement: 10 segments. */
const firstWindow = 10 * segment;

/** Creates a link that all connections share. It returns the time at which bytes that are sent now have left the link. */
const createLink = (kbit: number) => {
  const bytesPerMs = kbit / 8;
  let freeAt = 0;
  return (bytes: number): number => {
    freeAt = Math.max(freeAt, performance.now()) + bytes / bytesPerMs;
    return freeAt;
  };
};

type Link = ReturnType<typeof createLink>;

const runAt = (time: number, run: () => void) => setTimeout(run, Math.max(0, time - performance.now()));

/**
 * Creates one direction of a connection. Each segment waits for its turn on the link and then takes half a round trip. The
 * window doubles as in TCP's slow start.
 */
const createDirection = (to: Socket, link: Link, { roundTripMs, opensAt }: Line & { opensAt: number }) => {
  const queue: Buffer[] = [];
  /**
   * Segments on the way; null is the end of the connection. One queue keeps their sequence, because timers that are due at
   * nearly the same time may fire in any sequence.
   */
  const segmentsOnTheWay: (Buffer | null)[] = [];
  let window = firstWindow;
  let unacknowledgedBytes = 0;
  let isEnded = false;
  let arrivalTime = 0;
  const deliverNext = () => {
    const next = segmentsOnTheWay.shift();
    if (next) to.write(next);
    else to.end();
  };
  const sendQueued = () => {
    while (queue.length && unacknowledgedBytes < window) {
      const chunk = queue.shift() ?? Buffer.alloc(0);
      unacknowledgedBytes += chunk.length;
      const leavesLinkAt = link(chunk.length);
      arrivalTime = Math.max(arrivalTime, leavesLinkAt + roundTripMs / 2);
      segmentsOnTheWay.push(chunk);
      runAt(arrivalTime, deliverNext);
      runAt(leavesLinkAt + roundTripMs, () => {
        unacknowledgedBytes -= chunk.length;
        window += chunk.length;
        sendQueued();
      });
    }
    if (!isEnded || queue.length) return;
    segmentsOnTheWay.push(null);
    runAt(arrivalTime, deliverNext);
  };
  const add = (data: Buffer) => {
    for (let from = 0; from < data.length; from += segment) queue.push(data.subarray(from, from + segment));
    runAt(opensAt, sendQueued);
  };
  const end = () => {
    isEnded = true;
    runAt(opensAt, sendQueued);
  };
  return { add, end };
};

/**
 * Starts a simulated slow line in front of a local port. Every byte takes half a round trip each way, and all connections
 * share the rates. Each connection begins with TCP's handshake and its small first window. A target with TLS adds the real
 * cost of TLS.
 */
export const startLine = async (target: number, line: Line) => {
  const [down, up] = [createLink(line.downKbit), createLink(line.upKbit)];
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (visitor) => {
    const host = connect({ port: target, host: '127.0.0.1', noDelay: true });
    // The visitor may send data once SYN and SYN-ACK have crossed the line.
    const opensAt = performance.now() + line.roundTripMs;
    const toHost = createDirection(host, up, { ...line, opensAt });
    const toVisitor = createDirection(visitor, down, { ...line, opensAt: 0 });
    visitor.on('data', toHost.add).on('end', toHost.end);
    host.on('data', toVisitor.add).on('end', toVisitor.end);
    for (const socket of [visitor, host]) {
      sockets.add(socket);
      socket
        .on('error', () => {})
        .on('close', () => {
          sockets.delete(socket);
          visitor.destroy();
          host.destroy();
        });
    }
  });
  const { port, stop } = await listen(server);
  return {
    port,
    stop: () => {
      for (const socket of sockets) socket.destroy();
      return stop();
    },
  };
};
