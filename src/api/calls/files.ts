import { customer, type None } from '../call.ts';
import type { Attachment, StoredFile } from '../resources/client.ts';

// Calls for files and for attaching them to orders.

export const uploadFile = /* @__PURE__ */ customer.post<{ file: File }, StoredFile>()('/file', {
  encoding: 'multipart',
  proof: 'id',
});
export const attachFiles = /* @__PURE__ */ customer.post<
  { receiverType: 'writer'; 'file[id]': readonly number[] },
  null
>()('/orders/attachment/:orderId', { encoding: 'multipart' });
export const attachments = /* @__PURE__ */ customer.get<None, Attachment[]>()('/attachments', {
  proof: 'length',
});
export const orderAttachments = /* @__PURE__ */ customer.get<None, Attachment[]>()(
  '/orders/attachments/:orderId',
  { proof: 'length' },
);
export const newAttachmentCounter = /* @__PURE__ */ customer.get<None, { count: number }>()(
  '/attachments/counter/new/:orderId',
);
export const downloadFile = /* @__PURE__ */ customer.get<None, Blob>()('/file/:id');
