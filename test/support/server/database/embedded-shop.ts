import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as calls from '../../../../src/api/calls.ts';
import { createPasswords } from '../../../../src/server/accounts/passwords.ts';
import { buildApp } from '../../../../src/server/app.ts';
import { compose } from '../../../../src/server/compose.ts';
import { createCalls } from '../../../../src/server/demo/customer/demo-calls.ts';
import type { Deps } from '../../../../src/server/deps.ts';
import { commands } from '../../../../src/server/provider/commands.ts';
import { readSettings } from '../../../../src/server/settings/settings.ts';
import { stopAfter } from '../../runner/suite/stop-after.mjs';
import { essay } from '../orders/essay.ts';
import { pdf } from '../samples.ts';
import { siteHost } from '../send.ts';
import { copyPrepared } from './copy-prepared.ts';

export interface EmbeddedShop {
  deps: Deps;
  dataFolder: string;
  /** Folder with a backup of the shop, which had one order and one file at that time. */
  backup: string;
  /** Path of a folder that does not exist, as the data folder of a restored server. */
  empty: string;
  placeOrder(): Promise<void>;
  /** Stops the server and closes its database, but keeps its folders. */
  close(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a server on SQLite in this process, creates an order and a file, and makes a backup. */
export const startEmbeddedShop = async (): Promise<EmbeddedShop> => {
  const place = await mkdtemp(join(tmpdir(), 'octavo-shop-'));
  const dataFolder = await mkdtemp(join(place, 'data-'));
  await copyPrepared(dataFolder);
  const composed = await compose({ ...readSettings({}), dataFolder });
  const deps = {
    ...composed.deps,
    passwords: createPasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 }),
  };
  const app = await buildApp(deps);
  const send = createCalls(app, siteHost);
  const payload = { email: 'ada@example.com', password: 'a quiet library' };
  const { token } = await send(calls.registration, { payload });
  const placeOrder = async () => void (await send(calls.createOrder, { token, payload: essay }));
  await placeOrder();
  await send(calls.uploadFile, { token, payload: { file: new File([pdf], 'notes.pdf') } });
  const backup = join(place, 'backup');
  await commands.backup?.run(deps, [backup]);
  const close = stopAfter(async () => {
    await app.close();
    await composed.close();
  });
  return {
    deps,
    dataFolder,
    backup,
    empty: join(place, 'empty'),
    placeOrder,
    close,
    stop: async () => {
      await close();
      await rm(place, { recursive: true, force: true });
    },
  };
};
