import * as calls from '../../api/calls.ts';
import type { Client } from '../../api/client.ts';
import type { Progress, Result } from '../../api/result.ts';

export interface FileTransfer {
  file: File;
  controller: AbortController;
  onProgress: Progress;
  /** Once the server has the bytes, only the attaching is tried again. */
  storedId?: number;
}

/** Uploads a file with progress, then attaches it to the order under the writer (API-03). */
export const sendFile = async (
  client: Client,
  orderCode: string,
  sending: FileTransfer,
): Promise<Result<unknown>> => {
  const { file, controller, onProgress } = sending;
  if (sending.storedId === undefined) {
    const stored = await client.send(calls.uploadFile, {
      payload: { file },
      signal: controller.signal,
      onProgress,
    });
    if (stored.failed) return stored;
    sending.storedId = stored.payload.id;
  }
  return client.send(calls.attachFiles, {
    params: { orderId: orderCode },
    payload: { receiverType: 'writer', 'file[id]': [sending.storedId] },
    signal: controller.signal,
  });
};
