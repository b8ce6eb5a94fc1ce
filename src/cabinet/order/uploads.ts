import { type ReadonlySignal, type Signal, signal } from '@preact/signals-core';
import { proxy } from 'valtio/vanilla';
import * as calls from '../../api/calls.ts';
import type { Client } from '../../api/client.ts';
import { checkFile } from '../../validation/files.ts';
import { messageText } from '../../validation/messages.ts';
import { failureText } from '../failure-text.ts';

interface Upload {
  key: string;
  name: string;
  /** Bytes. */
  size: number;
}

export interface Uploads {
  store: { files: Upload[]; problem: string | null };
  /** 0 to 1. */
  progressOf(key: string): ReadonlySignal<number> | undefined;
  add(files: readonly File[]): Promise<void>;
  cancel(key: string): void;
}

interface Deps {
  client: Client;
  orderCode: string;
  /** A file has been attached. */
  onAttached: () => void;
}

/** Sends files to an order, one after another: upload with progress, then attach under the writer (API-03). */
export const createUploads = ({ client, orderCode, onAttached }: Deps): Uploads => {
  const store: Uploads['store'] = proxy({ files: [], problem: null });
  const running = new Map<string, { controller: AbortController; progress: Signal<number> }>();
  let count = 0;

  const leave = (key: string) => {
    running.delete(key);
    store.files = store.files.filter((file) => file.key !== key);
  };
  const send = async (file: File, key: string) => {
    const own = running.get(key);
    if (!own) return;
    const { controller, progress } = own;
    const stored = await client.send(calls.uploadFile, {
      payload: { file },
      signal: controller.signal,
      onProgress: (share) => {
        progress.value = share;
      },
    });
    const attached = stored.failed
      ? stored
      : await client.send(calls.attachFiles, {
          params: { orderId: orderCode },
          payload: { receiverType: 'writer', 'file[id]': [stored.payload.id] },
        });
    leave(key);
    if (!attached.failed) onAttached();
    else if (!attached.aborted) store.problem = `${file.name}: ${failureText(attached)}`;
  };

  const enlist = (file: File) => {
    count += 1;
    const key = String(count);
    running.set(key, { controller: new AbortController(), progress: signal(0) });
    store.files.push({ key, name: file.name, size: file.size });
    return () => send(file, key);
  };
  return {
    store,
    progressOf: (key) => running.get(key)?.progress,
    add: async (files) => {
      const refused = files.find((file) => checkFile(file));
      store.problem = refused ? `${refused.name}: ${messageText(checkFile(refused) ?? '')}` : null;
      const sendings = files.filter((file) => !checkFile(file)).map(enlist);
      for (const start of sendings) await start();
    },
    cancel: (key) => {
      running.get(key)?.controller.abort();
      leave(key);
    },
  };
};
