import { connect, createServer, type Socket } from 'node:net';

/** A mobile line. Rates are kilobits a second of all connections together. */
export interface Line {
  roundTripMs: number;
  downKbit: number;
  upKbit: number;
}

const segment = 1460;
/** Segments that a fresh connection may have under way before the first is acknowledged. */
const firstWindow = 10 * segment;

/** When bytes that are sent now have left a link that all connections share. */
const createLink = (kbit: number) => {
  const bytesPerMs = kbit / 8;
  let freeAt = 0;
  return (bytes: number): number => {
    freeAt = Math.max(freeAt, performance.now()) + bytes / bytesPerMs;
    return freeAt;
  };
};

type Link = ReturnType<typeof createLink>;

const at = (time: number, run: () => void) => setTimeout(run, Math.max(0, time - performance.now()));

/** One direction of one connection: each segment takes its turn on the link, and half a round trip; slow start doubles. */
const createDirection = (to: Socket, link: Link, { roundTripMs }: Line, opensAt: number) => {
  const queue: Buffer[] = [];
  /** On the way, in turn; null is the end. Timers of nearly the same moment may run in any order, bytes may not. */
  const arriving: (Buffer | null)[] = [];
  let window = firstWindow;
  let underway = 0;
  let isEnded = false;
  let arrival = 0;
  const arrive = () => {
    const next = arriving.shift();
    if (next) to.write(next);
    else to.end();
  };
  const pump = () => {
    while (queue.length && underway < window) {
      const chunk = queue.shift() ?? Buffer.alloc(0);
      underway += chunk.length;
      const left = link(chunk.length);
      arrival = Math.max(arrival, left + roundTripMs / 2);
      arriving.push(chunk);
      at(arrival, arrive);
      at(left + roundTripMs, () => {
        underway -= chunk.length;
        window += chunk.length;
        pump();
      });
    }
    if (!isEnded || queue.length) return;
    arriving.push(null);
    at(arrival, arrive);
  };
  const add = (data: Buffer) => {
    for (let from = 0; from < data.length; from += segment) queue.push(data.subarray(from, from + segment));
    at(opensAt, pump);
  };
  const end = () => {
    isEnded = true;
    at(opensAt, pump);
  };
  return { add, end };
};

/**
 * A line in front of a local port: every byte takes half a round trip each way, all connections share the rates, each
 * begins with TCP's handshake and its small first window. What TLS adds is real, where the target speaks it.
 */
export const startLine = async (target: number, line: Line) => {
  const [down, up] = [createLink(line.downKbit), createLink(line.upKbit)];
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (visitor) => {
    const host = connect({ port: target, host: '127.0.0.1', noDelay: true });
    // The visitor may speak once SYN and SYN-ACK have crossed the line.
    const opensAt = performance.now() + line.roundTripMs;
    const toHost = createDirection(host, up, line, opensAt);
    const toVisitor = createDirection(visitor, down, line, 0);
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
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    stop: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
};
