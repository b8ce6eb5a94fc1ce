import type { DataProvider, GetListParams, RaRecord } from 'react-admin';
import * as calls from '../api/calls.ts';
import type { StaffMember } from '../api/resources/staff.ts';
import type { StaffOrderList, StaffOrderRow, StaffOrderSearch } from '../api/resources/staff-orders.ts';
import type { UnknownFields } from '../order/unknown-fields.ts';
import { ask } from './ask.ts';
import { catalogueResources } from './catalogue/resources.ts';
import { siteResources } from './site/resources.ts';
import type { Resource } from './site-records.ts';

/** The resources by name. Their lists are short, but that of orders, which `createOrderPages` reads. */
const resources: Readonly<Record<string, Resource>> = {
  orders: {
    find: async (code) => {
      const order = await ask(calls.staffOrder, { params: { code } });
      return { id: order.code, ...order };
    },
  },
  people: {
    find: async (id) => (await ask(calls.staffMembers)).find((person) => String(person.id) === id),
    list: () => ask(calls.staffMembers),
    create: (payload) => ask<unknown, StaffMember>(calls.inviteStaff, { payload }),
    update: (id, payload) => ask<unknown, StaffMember>(calls.changeStaff, { params: { id }, payload }),
  },
  ...catalogueResources,
  ...siteResources,
  acts: { list: ({ about }) => ask(calls.staffActs, { payload: about ? { about } : {} }) },
};

const findResource = (name: string): Resource => {
  const found = resources[name];
  if (!found) throw new Error(`The office has no resource "${name}".`);
  return found;
};

/** Sorts the rows of a short list by a field, as a table's head asks. */
const sortRows = (rows: readonly RaRecord[], { sort }: GetListParams): RaRecord[] => {
  if (!sort) return [...rows];
  const { field, order } = sort;
  const compareRows = (one: RaRecord, other: RaRecord) =>
    String(one[field] ?? '').localeCompare(String(other[field] ?? ''), undefined, { numeric: true });
  return rows.toSorted((one, other) => (order === 'ASC' ? compareRows(one, other) : compareRows(other, one)));
};

const shortList = async (name: string, params: GetListParams) => {
  const rows = sortRows((await findResource(name).list?.(params.filter ?? {})) ?? [], params);
  const { page = 1, perPage = rows.length } = params.pagination ?? {};
  return { data: rows.slice((page - 1) * perPage, page * perPage), total: rows.length };
};

/** Number of orders that the server returns at most. */
const longestPage = 500;

/**
 * Creates the list of orders by page number. The server finds a page by the end of the page before, so the start of each known
 * page is kept. The pages before an unknown one are read first, for instance after a reload of the fourth page.
 */
const createOrderPages = () => {
  const beginnings = new Map<string, (string | null)[]>();
  /** Reads the orders after a place until there are enough of them. */
  const readFrom = async (search: StaffOrderSearch, from: string | undefined, count: number) => {
    const data: StaffOrderRow[] = [];
    let next: string | null | undefined = from;
    do {
      const perPage = Math.min(longestPage, count - data.length);
      const payload: StaffOrderSearch = { ...search, perPage, ...(next && { after: next }) };
      const list: StaffOrderList = await ask(calls.staffOrders, { payload });
      data.push(...list.rows);
      next = list.next;
    } while (next && data.length < count);
    return { data, next };
  };
  return async ({ filter = {}, pagination }: GetListParams) => {
    const { page = 1, perPage = 50 } = pagination ?? {};
    const pageStarts = beginnings.get(JSON.stringify([filter, perPage])) ?? [null];
    beginnings.set(JSON.stringify([filter, perPage]), pageStarts);
    for (let at = pageStarts.length; at < page; at++) {
      const { next } = await readFrom(filter, pageStarts[at - 1] ?? undefined, perPage);
      if (!next) return { data: [], pageInfo: { hasNextPage: false, hasPreviousPage: true } };
      pageStarts[at] = next;
    }
    const { data, next } = await readFrom(filter, pageStarts[page - 1] ?? undefined, perPage);
    if (next) pageStarts[page] = next;
    return {
      data: data.map((row) => ({ id: row.code, ...row })),
      pageInfo: { hasNextPage: next !== null, hasPreviousPage: page > 1 },
    };
  };
};

const refuseCall = () => {
  throw new Error('The office does not offer this.');
};

/** Creates the data provider of react-admin over the calls of the office. */
export const createDataProvider = (): DataProvider => {
  const listOrders = createOrderPages();
  const provider = {
    getList: (name: string, params: GetListParams) =>
      name === 'orders' ? listOrders(params) : shortList(name, params),
    getOne: async (name: string, { id }: { id: unknown }) => {
      const data = await (findResource(name).find ?? refuseCall)(String(id));
      if (!data) throw new Error('There is no such record.');
      return { data };
    },
    create: async (name: string, { data }: { data: UnknownFields }) => ({
      data: await (findResource(name).create ?? refuseCall)(data),
    }),
    update: async (name: string, { id, data }: { id: unknown; data: UnknownFields }) => ({
      data: await (findResource(name).update ?? refuseCall)(String(id), data),
    }),
    delete: async (name: string, { previousData }: { previousData: UnknownFields }) => {
      await (findResource(name).remove ?? refuseCall)(previousData);
      return { data: previousData };
    },
    getMany: refuseCall,
    getManyReference: refuseCall,
    updateMany: refuseCall,
    deleteMany: refuseCall,
  };
  return provider as DataProvider;
};
