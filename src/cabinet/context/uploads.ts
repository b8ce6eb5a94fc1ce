import { proxy } from 'valtio/vanilla';
import * as calls from '../../api/calls.ts';
import type { Client } from '../../api/client.ts';
import type { Progress, Result } from '../../api/result.ts';
import { setFields } from '../../order/vocabulary/map-fields.ts';
import { checkFile } from '../../validation/files.ts';
import type { CabinetMessage } from '../../validation/messages/cabinet.ts';
import { failedCallMessage, isTransient } from './failed-call-message.ts';

export interface Upload {
  key: string;
  name: string;
  /** Size in bytes. */
  size: number;
  /** Reason why the file was not sent. Null while the file is uploaded or waits for its turn. */
  problem: CabinetMessage | null;
  /** Uploaded share, from 0 to 1. */
  progress: number;
  /** True if a retry with the same file may succeed. */
  canRetry: boolean;
}

export type Uploads = ReturnType<typeof createOrderUploads>;

/** Creates the list of files that are not attached yet. During an upload, the browser asks before it closes the page. */
const createFileList = () => {
  /** `files` are not attached yet; `sent` has the names of the attached ones. */
  const store = proxy<{ files: Upload[]; sent: string[] }>({ files: [], sent: [] });
  const transfers = new Map<string, FileTransfer>();
  let count = 0;
  // Each list has a listener of its own, because files of several orders may be uploaded at once.
  const askBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
  const updateUnloadGuard = () => {
    window.removeEventListener('beforeunload', askBeforeUnload);
    if (store.files.some(({ problem }) => !problem)) window.addEventListener('beforeunload', askBeforeUnload);
  };
  const updateFile = (key: string, changes: Partial<Upload>) => {
    const upload = store.files.find((file) => file.key === key);
    if (upload) setFields(upload, changes);
    updateUnloadGuard();
  };
  const addFile = (file: File) => {
    count += 1;
    const key = String(count);
    const { name, size } = file;
    const refusal = checkFile(file);
    const kindProblem = name.toLowerCase().endsWith('.txt') ? 'textFile' : 'fileKind';
    const problem = refusal === 'file-type-invalid' ? kindProblem : refusal;
    const onProgress = (progress: number) => updateFile(key, { progress });
    if (!problem) transfers.set(key, { file, controller: new AbortController(), onProgress });
    store.files.push({ key, name, size, problem, progress: 0, canRetry: false });
    updateUnloadGuard();
    return key;
  };
  const removeFile = (key: string) => {
    transfers.get(key)?.controller.abort();
    transfers.delete(key);
    store.files = store.files.filter((file) => file.key !== key);
    updateUnloadGuard();
  };
  return { store, transfers, updateFile, addFile, removeFile };
};

/** Creates the uploads of an order. Files are uploaded and attached one after another. */
export const createOrderUploads = ({ client, orderCode }: { client: Client; orderCode: string }) => {
  const { store, transfers, updateFile, addFile, removeFile } = createFileList();
  let queue = Promise.resolve();

  const finishUpload = (key: string, { file }: FileTransfer, result: Result<unknown>) => {
    if (result.failed) {
      const canRetry = isTransient(result) || result.status === 401;
      updateFile(key, { problem: failedCallMessage(result), progress: 0, canRetry });
      return;
    }
    removeFile(key);
    store.sent.push(file.name);
  };
  const sendNext = async (key: string) => {
    const transfer = transfers.get(key);
    if (!transfer) return;
    const result = await sendFile(client, orderCode, transfer);
    if (transfers.has(key)) finishUpload(key, transfer, result);
  };
  const enqueue = (key: string) => {
    queue = queue.then(() => sendNext(key));
    return queue;
  };
  return {
    store,
    add: async (files: readonly File[]): Promise<void> => {
      await Promise.all(files.map(addFile).map(enqueue));
    },
    retry: (key: string): Promise<void> => {
      updateFile(key, { problem: null });
      return enqueue(key);
    },
    /** Removes a file and aborts its upload. */
    cancel: removeFile,
    /** Removes all files and aborts their uploads. */
    stop: (): void => {
      for (const { key } of store.files) removeFile(key);
    },
  };
};

interface FileTransfer {
  file: File;
  controller: AbortController;
  onProgress: Progress;
  /** Id of the stored file, set after its upload. A retry then only attaches the file. */
  storedId?: number;
}

/** Uploads a file with progress, then attaches it to the order for the writer. */
const sendFile = async (
  client: Client,
  orderCode: string,
  transfer: FileTransfer,
): Promise<Result<unknown>> => {
  const { file, controller, onProgress } = transfer;
  if (transfer.storedId === undefined) {
    const result = await client.send(calls.uploadFile, {
      payload: { file },
      signal: controller.signal,
      onProgress,
    });
    if (result.failed) return result;
    transfer.storedId = result.payload.id;
  }
  return client.send(calls.attachFiles, {
    params: { orderId: orderCode },
    payload: { receiverType: 'writer', 'file[id]': [transfer.storedId] },
    signal: controller.signal,
  });
};
