import { join } from 'node:path';
import Libsql from 'libsql';
import * as calls from '../../../../src/api/calls.ts';
import { databaseFile } from '../../../../src/server/database/open.ts';
import { stopAfter } from '../../runner/suite/stop-after.mjs';
import { essay } from '../orders/essay.ts';
import { startServer } from '../start-server.ts';

/** Starts a server whose SQLite database another connection has locked. */
export const startLocked = async () => {
  const server = await startServer();
  const token = await server.register('ada@example.com');
  const otherToken = await server.register('grace@example.com');
  const other = new Libsql(join(server.dataFolder, databaseFile));
  stopAfter(async () => void other.close());
  other.exec('begin immediate');
  return {
    server,
    token,
    /** Token of a second customer, because the orders of one customer also wait for each other. */
    otherToken,
    order: (sender = token) => server.send(calls.createOrder, { token: sender, payload: essay }),
    unlock: () => other.exec('rollback'),
  };
};
