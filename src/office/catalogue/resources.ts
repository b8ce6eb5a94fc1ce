import * as calls from '../../api/calls.ts';
import type { UnknownFields } from '../../order/unknown-fields.ts';
import { ask } from '../ask.ts';

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
  const [siteHost = '', code = ''] = id.split(' ');
  return { siteHost, code };
};

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
