import * as calls from '../../api/calls.ts';
import { ask, withoutNull } from '../ask.ts';
import { siteRecords } from '../site-records.ts';

export const catalogueResources = {
  codes: siteRecords({
    names: ['code'],
    list: (siteHost) => ask(calls.staffDiscounts, { params: { siteHost } }),
    add: calls.addDiscount,
    change: calls.changeDiscount,
    // A decimal comma is understood.
    toPayload: ({ value, ...fields }) => ({
      ...fields,
      ...(value !== undefined && { value: Number(String(value).replace(',', '.')) }),
    }),
  }),
  items: siteRecords({
    names: ['list', 'id'],
    list: async (siteHost, { list }) =>
      (await ask(calls.staffDictionaries, { params: { siteHost } })).items.filter(
        (item) => !list || item.list === list,
      ),
    add: calls.addItem,
    change: calls.changeItem,
    toPayload: withoutNull,
  }),
  writers: siteRecords({
    names: ['code'],
    list: async (siteHost) => (await ask(calls.staffWriters, { params: { siteHost } })).writers,
    add: calls.addWriter,
    change: calls.changeWriter,
  }),
};
