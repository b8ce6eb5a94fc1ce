import { Server as HttpServer } from 'node:http';
import type { Server } from 'node:net';
import { stopAfter } from '../runner/suite/stop-after.mjs';

/** Makes a server listen on a free port of this machine. It ends by `stop`, or with the test, suite or file. */
export const listen = async (server: Server) => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = Number(Object(server.address()).port);
  const stop = stopAfter(() => {
    if (server instanceof HttpServer) server.closeAllConnections();
    server.close();
  });
  return { port, origin: `http://127.0.0.1:${port}`, stop };
};
