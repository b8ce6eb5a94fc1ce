import { proxy } from 'valtio/vanilla';
import type { Client } from '../../api/client.ts';
import type { Result } from '../../api/result.ts';
import { checkFile } from '../../validation/files.ts';
import { messageText } from '../../validation/messages.ts';
import { failureText } from './failure-text.ts';
import { isTransient } from './is-transient.ts';
import { type FileTransfer, sendFile } from './send-file.ts';

export interface Upload {
  key: string;
  name: string;
  /** Bytes. */
  size: number;
  /** Why it was not sent; null while it is on its way. */
  problem: string | null;
  /** 0 to 1. */
  progress: number;
  /** The same file may get through at another try. */
  canRetry: boolean;
}

export interface Uploads {
  /** `sent` names the files attached so far. */
  store: { files: Upload[]; sent: string[] };
  add(files: readonly File[]): Promise<void>;
  retry(key: string): Promise<void>;
  /** Gives a file up, on its way or refused. */
  cancel(key: string): void;
  /** Gives up all of them. */
  stop(): void;
}

const keepOpen = (event: BeforeUnloadEvent) => event.preventDefault();

/** The files that are not sent yet; while one is on its way, the browser asks before it drops the page. */
const createList = () => {
  const store: Uploads['store'] = proxy({ files: [], sent: [] });
  const sendings = new Map<string, FileTransfer>();
  let count = 0;
  const guard = () => {
    window.removeEventListener('beforeunload', keepOpen);
    if (store.files.some(({ problem }) => !problem)) window.addEventListener('beforeunload', keepOpen);
  };
  const change = (key: string, facts: Partial<Upload>) => {
    const shown = store.files.find((file) => file.key === key);
    if (shown) Object.assign(shown, facts);
    guard();
  };
  const enlist = (file: File) => {
    count += 1;
    const key = String(count);
    const refusal = checkFile(file);
    const { name, size } = file;
    const onProgress = (progress: number) => change(key, { progress });
    if (!refusal) sendings.set(key, { file, controller: new AbortController(), onProgress });
    const problem = refusal && messageText(refusal);
    store.files.push({ key, name, size, problem, progress: 0, canRetry: false });
    guard();
    return key;
  };
  const leave = (key: string) => {
    sendings.get(key)?.controller.abort();
    sendings.delete(key);
    store.files = store.files.filter((file) => file.key !== key);
    guard();
  };
  return { store, sendings, change, enlist, leave };
};

/** Sends files to an order, one after another. */
export const createUploads = ({ client, orderCode }: { client: Client; orderCode: string }): Uploads => {
  const { store, sendings, change, enlist, leave } = createList();
  let queue = Promise.resolve();

  const finish = (key: string, { file }: FileTransfer, answer: Result<unknown>) => {
    if (answer.failed) {
      const canRetry = isTransient(answer) || answer.status === 401;
      change(key, { problem: failureText(answer), progress: 0, canRetry });
      return;
    }
    leave(key);
    store.sent.push(file.name);
  };
  const send = async (key: string) => {
    const sending = sendings.get(key);
    if (!sending) return;
    const answer = await sendFile(client, orderCode, sending);
    if (sendings.has(key)) finish(key, sending, answer);
  };
  const enqueue = (key: string) => {
    queue = queue.then(() => send(key));
    return queue;
  };
  return {
    store,
    add: async (files) => {
      await Promise.all(files.map(enlist).map(enqueue));
    },
    retry: (key) => {
      change(key, { problem: null });
      return enqueue(key);
    },
    cancel: leave,
    stop: () => {
      for (const { key } of store.files) leave(key);
    },
  };
};
