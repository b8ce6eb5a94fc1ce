import type { Fields } from '../../../../src/api/call.ts';
import * as calls from '../../../../src/api/calls.ts';
import { paid } from '../../../../src/server/provider/orders/orders.ts';
import { placedOrder } from '../orders/delivered-order.ts';
import { pdf } from '../samples.ts';
import type { AnyCall } from '../send.ts';
import { type Office, officeHeaders } from './office.ts';

/** Creates what tests of orders in the office do. */
export const officeOrders = (office: Office) => {
  const place = (token: string, changes: Fields = {}) => placedOrder(office, token, changes);
  return {
    place,
    /** Places an order and marks it as paid by the command line. */
    placePaid: async (token: string, changes: Fields = {}) => {
      const code = await place(token, changes);
      await paid(office.deps, [code]);
      return code;
    },
    list: async (as: string, payload: Fields = {}) =>
      (await office.send(calls.staffOrders, { headers: officeHeaders(as), payload })).body,
    page: async (as: string, code: string) =>
      (await office.send(calls.staffOrder, { headers: officeHeaders(as), params: { code } })).body,
    /** Acts on an order; returns the status, or the name of the refused field. */
    act: async (as: string, call: AnyCall, code: string, payload: Fields = {}): Promise<number | string> => {
      const { status, body } = await office.ask(call, { as, params: { code }, payload });
      return status === 422 ? Object(body)[0].property : status;
    },
    upload: async (as: string): Promise<number> => {
      const file = new File([pdf], 'paper.pdf');
      const headers = officeHeaders(as);
      return (await office.send(calls.uploadStaffFile, { headers, payload: { file } })).body.id;
    },
    acts: async (as: string, code: string) =>
      (
        await office.send(calls.staffActs, {
          headers: officeHeaders(as),
          payload: { about: `order ${code}` },
        })
      ).body,
  };
};
