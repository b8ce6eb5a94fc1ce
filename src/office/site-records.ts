import type { RaRecord } from 'react-admin';
import type { Call } from '../api/call.ts';
import * as calls from '../api/calls.ts';
import type { UnknownFields } from '../order/unknown-fields.ts';
import { ask } from './ask.ts';

/** Functions that read and change the records of a resource. A resource lacks those that the office does not offer. */
export interface Resource {
  find?: (id: string) => Promise<RaRecord | undefined>;
  list?: (filter: Record<string, string>) => Promise<RaRecord[]>;
  create?: (data: UnknownFields) => Promise<RaRecord>;
  update?: (id: string, data: UnknownFields) => Promise<RaRecord>;
  remove?: (record: UnknownFields) => Promise<unknown>;
}

interface Table<Row> {
  /** Fields that name a row within its site, as the paths of its calls do. */
  names: readonly (keyof Row & string)[];
  /** Lists the rows of a site. `filter` has the values of the filter fields; an edit page filters by the names of its row. */
  list: (siteHost: string, filter: Record<string, string>) => Promise<Row[]>;
  add?: Call<string, unknown, Row>;
  change: Call<string, unknown, Row>;
  /** Returns the fields of a form as the calls send them. */
  toPayload?: (fields: UnknownFields) => UnknownFields;
}

/**
 * Creates the resource whose records belong to sites. Their ids are the host of the site and the names of the row. The server checks
 * the values of a form.
 */
export const siteRecords = <Row extends object>({
  names,
  list,
  add,
  change,
  toPayload = (fields) => fields,
}: Table<Row>): Resource => {
  const toRecord = (host: string) => (row: Row) => ({
    ...row,
    host,
    id: [host, ...names.map((name) => row[name])].join(' '),
  });
  const listSite = async (host: string, filter: Record<string, string>) =>
    (await list(host, filter)).map(toRecord(host));
  const parseId = (id: string) => {
    const [siteHost = '', ...values] = id.split(' ');
    return { siteHost, ...Object.fromEntries(names.map((name, index) => [name, values[index] ?? ''])) };
  };
  const saveRecord = async (
    call: Table<Row>['change'],
    params: { siteHost: string },
    fields: UnknownFields,
  ) => toRecord(params.siteHost)(await ask(call, { params: { ...params }, payload: toPayload(fields) }));
  return {
    find: async (id) => {
      const { siteHost, ...filter } = parseId(id);
      return (await listSite(siteHost, filter)).find((record) => record.id === id);
    },
    list: async ({ host, ...filter }) => {
      const hosts = host ? [host] : (await ask(calls.staffIdentity)).sites;
      return (await Promise.all(hosts.map((one) => listSite(one, filter)))).flat();
    },
    ...(add && {
      create: ({ host, ...fields }) => {
        const rowNames = Object.fromEntries(names.map((name) => [name, String(fields[name])]));
        return saveRecord(add, { ...rowNames, siteHost: String(host) }, fields);
      },
    }),
    update: (id, fields) => saveRecord(change, parseId(id), fields),
  };
};
