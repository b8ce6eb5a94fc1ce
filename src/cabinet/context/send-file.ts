import * as calls from '../../api/calls.ts';
import type { Client } from '../../api/client.ts';
import type { Progress, Result } from '../../api/result.ts';

export interface FileTransfer {
  file: File;
  controller: AbortController;
  onProgress: Progress;
  /** Id of the stored file, set after its upload. A retry then only attaches the file. */
  storedId?: number;
}

/** Uploads a file with progress, then attaches it to the order for the writer. */
export const sendFile = async (
  client: Client,
  orderCode: string,
  transfer: FileTransfer,
): Promise<Result<unknown>> => {
  const { file, controller, onProgress } = transfer;
  if (transfer.storedId === undefined) {
    const stored = await client.send(calls.uploadFile, {
      payload: { file },
      signal: controller.signal,
      onProgress,
    });
    if (stored.failed) return stored;
    transfer.storedId = stored.payload.id;
  }
  return client.send(calls.attachFiles, {
    params: { orderId: orderCode },
    payload: { receiverType: 'writer', 'file[id]': [transfer.storedId] },
    signal: controller.signal,
  });
};
