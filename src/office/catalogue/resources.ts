import * as calls from '../../api/calls.ts';
import type { StaffItem } from '../../api/resources/staff-catalogue.ts';
import type { UnknownFields } from '../../order/unknown-fields.ts';
import { ask, withoutNull } from '../ask.ts';

/** Adds to a record of a site the id under which react-admin knows it: host and code. */
const withId =
  (host: string) =>
  <Row extends { code: string }>(row: Row) => ({ id: `${host} ${row.code}`, host, ...row });

/** Reads the records of the chosen site, or of all sites. */
const listOf =
  <Row extends { code: string }>(read: (siteHost: string) => Promise<Row[]>) =>
  async ({ host }: Record<string, string>) => {
    const hosts = host ? [host] : (await ask(calls.staffIdentity)).sites;
    return (await Promise.all(hosts.map(async (one) => (await read(one)).map(withId(one))))).flat();
  };

const paramsOf = (id: string) => {
  const [siteHost = '', code = '', itemId = ''] = id.split(' ');
  return { siteHost, code, itemId };
};

/** Returns an item of a list with a code, by which it is known among all items of the site. */
const withCode = ({ id, ...item }: StaffItem) => ({ ...item, code: `${item.list} ${id}` });
const listItems = listOf(async (siteHost) =>
  (await ask(calls.staffDictionaries, { params: { siteHost } })).items.map(withCode),
);
/** Returns the fields of a code as the server takes them. A decimal comma is understood. */
const codeFields = ({ value, ...fields }: UnknownFields) => ({
  ...fields,
  ...(value !== undefined && { value: Number(String(value).replace(',', '.')) }),
});

/** Codes and writers of the sites, for the data provider. The server checks what a form sends. */
export const catalogueResources = {
  codes: {
    list: listOf((siteHost) => ask(calls.staffDiscounts, { params: { siteHost } })),
    create: async ({ host, code, ...fields }: UnknownFields) => {
      const siteHost = String(host);
      const payload = { code, ...codeFields(fields) } as never;
      return withId(siteHost)(await ask(calls.addDiscount, { params: { siteHost }, payload }));
    },
    update: async (id: string, fields: UnknownFields) => {
      const params = paramsOf(id);
      const payload = codeFields(fields) as never;
      return withId(params.siteHost)(await ask(calls.changeDiscount, { params, payload }));
    },
  },
  items: {
    list: async ({ host = '', list }: Record<string, string>) =>
      (await listItems({ host })).filter((item) => !list || item.list === list),
    create: async ({ host, list, ...fields }: UnknownFields) => {
      const params = { siteHost: String(host), list: String(list) };
      const payload = withoutNull(fields) as never;
      return withId(params.siteHost)(withCode(await ask(calls.addItem, { params, payload })));
    },
    update: async (id: string, fields: UnknownFields) => {
      const { siteHost, code, itemId } = paramsOf(id);
      const params = { siteHost, list: code, id: itemId };
      const payload = withoutNull(fields) as never;
      return withId(siteHost)(withCode(await ask(calls.changeItem, { params, payload })));
    },
  },
  writers: {
    list: listOf(async (siteHost) => (await ask(calls.staffWriters, { params: { siteHost } })).writers),
    create: async ({ host, code, gradeId }: UnknownFields) => {
      const siteHost = String(host);
      const payload = { code, gradeId } as never;
      return withId(siteHost)(await ask(calls.addWriter, { params: { siteHost }, payload }));
    },
    update: async (id: string, { gradeId, isActive }: UnknownFields) => {
      const params = paramsOf(id);
      const payload = { gradeId, isActive } as never;
      return withId(params.siteHost)(await ask(calls.changeWriter, { params, payload }));
    },
  },
};
