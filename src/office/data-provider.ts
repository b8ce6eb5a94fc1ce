import type { DataProvider, GetListParams, RaRecord } from 'react-admin';
import * as calls from '../api/calls.ts';
import type { UnknownFields } from '../order/unknown-fields.ts';
import { ask } from './ask.ts';

type Row = RaRecord<number>;

/** How the records of a resource are read and changed. What nobody may do in the office is left out. */
interface Resource {
  list: (filter: Record<string, string>) => Promise<Row[]>;
  create?: (data: UnknownFields) => Promise<Row>;
  update?: (id: number, data: UnknownFields) => Promise<Row>;
}

const flag = (value: unknown) => (value === undefined ? undefined : value ? '1' : '0');

/** The resources of the office by name. The server checks what a form sends, and answers with errors of fields. */
const resources: Readonly<Record<string, Resource>> = {
  people: {
    list: () => ask(calls.staffMembers),
    create: (payload) => ask(calls.inviteStaff, { payload: payload as never }),
    update: (id, { name, role, isActive }) =>
      ask(calls.changeStaff, { params: { id }, payload: { name, role, isActive: flag(isActive) } as never }),
  },
  acts: { list: ({ about }) => ask(calls.staffActs, { payload: about ? { about } : {} }) },
};

const resourceOf = (name: string): Resource => {
  const found = resources[name];
  if (!found) throw new Error(`The office has no resource "${name}".`);
  return found;
};

/** Sorts the rows of a short list by a field, as a table's head asks. */
const sorted = (rows: readonly Row[], { sort }: GetListParams): Row[] => {
  if (!sort) return [...rows];
  const { field, order } = sort;
  const compared = (one: Row, other: Row) =>
    String(one[field] ?? '').localeCompare(String(other[field] ?? ''));
  return rows.toSorted((one, other) => (order === 'ASC' ? compared(one, other) : compared(other, one)));
};

const unsupported = () => {
  throw new Error('The office does not offer this.');
};

/** Creates the data provider of react-admin over the calls of the office. */
export const createDataProvider = (): DataProvider => {
  const find = async (name: string, ids: readonly unknown[]) => {
    const wanted = new Set(ids.map(String));
    return (await resourceOf(name).list({})).filter(({ id }) => wanted.has(String(id)));
  };
  const provider = {
    getList: async (name: string, params: GetListParams) => {
      const rows = sorted(await resourceOf(name).list(params.filter ?? {}), params);
      const { page = 1, perPage = rows.length } = params.pagination ?? {};
      return { data: rows.slice((page - 1) * perPage, page * perPage), total: rows.length };
    },
    getOne: async (name: string, { id }: { id: unknown }) => {
      const [data] = await find(name, [id]);
      if (!data) throw new Error('There is no such record.');
      return { data };
    },
    getMany: async (name: string, { ids }: { ids: readonly unknown[] }) => ({ data: await find(name, ids) }),
    create: async (name: string, { data }: { data: UnknownFields }) => ({
      data: await (resourceOf(name).create ?? unsupported)(data),
    }),
    update: async (name: string, { id, data }: { id: unknown; data: UnknownFields }) => ({
      data: await (resourceOf(name).update ?? unsupported)(Number(id), data),
    }),
    getManyReference: unsupported,
    updateMany: unsupported,
    delete: unsupported,
    deleteMany: unsupported,
  };
  return provider as DataProvider;
};
