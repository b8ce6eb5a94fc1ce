import type { OrderDraft } from './draft.ts';

export type PreparedValue = string | number | readonly number[];
export type PreparedOrder = Record<string, PreparedValue>;

/** What an order or its validation sends (SUB-02); the client encodes lists as `name[]`. */
export const prepareOrder = (draft: OrderDraft, _options: { sendDiscount: boolean }): PreparedOrder => ({
  typeId: draft.typeId,
});

/** What a price calculation sends: an order without its texts. */
export const preparePrice = (draft: OrderDraft, options = { sendDiscount: true }): PreparedOrder =>
  prepareOrder(draft, options);
