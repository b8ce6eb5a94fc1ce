import * as calls from '../../../api/calls.ts';
import type { Attachment } from '../../../api/resources.ts';
import { useCabinet } from '../../context/cabinet-context.ts';
import { type Loaded, useLoad } from '../../shared/use-load.ts';

/** Loads one page of the files of an order. New files are on the first one. */
export const useFilePage = (
  orderCode: string,
  page: number,
): [loaded: Loaded<Attachment[]>, reload: () => void] => {
  const { client } = useCabinet();
  const headers = { 'x-pagination-page-current': String(page) };
  return useLoad(page > 1 ? `files ${orderCode} ${page}` : `files ${orderCode}`, () =>
    client.send(calls.orderAttachments, { params: { orderId: orderCode }, headers }),
  );
};
