import { call, type None } from '../call.ts';
import type { Attachment, StoredFile } from '../resources/client.ts';

// Calls for files and for attaching them to orders.

export const uploadFile = /* @__PURE__ */ call<{ file: File }, StoredFile>()(
  'POST',
  '/v1/client/file',
  'multipart',
  'id',
);
export const attachFiles = /* @__PURE__ */ call<
  { receiverType: 'writer'; 'file[id]': readonly number[] },
  null
>()('POST', '/v1/client/orders/attachment/:orderId', 'multipart');
export const attachments = /* @__PURE__ */ call<None, Attachment[]>()(
  'GET',
  '/v1/client/attachments',
  'none',
  'length',
);
export const orderAttachments = /* @__PURE__ */ call<None, Attachment[]>()(
  'GET',
  '/v1/client/orders/attachments/:orderId',
  'none',
  'length',
);
export const newAttachmentCounter = /* @__PURE__ */ call<None, { count: number }>()(
  'GET',
  '/v1/client/attachments/counter/new/:orderId',
  'none',
);
/** Downloads the content of a file. */
export const downloadFile = /* @__PURE__ */ call<None, Blob>()('GET', '/v1/client/file/:id', 'none');
