import { type AuthProvider, HttpError, useGetIdentity } from 'react-admin';
import * as calls from '../api/calls.ts';
import type { StaffIdentity } from '../api/resources/staff.ts';
import { ask } from './ask.ts';

const ofManager = ['orders', 'payouts', 'prices', 'codes', 'items', 'writers', 'acts'];

/** Resources that each role sees. The server checks every call by itself. */
const resourcesOf: Readonly<Record<StaffIdentity['role'], readonly string[]>> = {
  owner: [...ofManager, 'site', 'rules', 'texts', 'letters', 'webhooks', 'keys', 'people'],
  manager: ofManager,
  writer: ['orders'],
};

/** Creates the auth provider of react-admin: the session is a cookie, which only the server reads. */
export const createAuthProvider = (): AuthProvider => {
  const readIdentity = () => ask(calls.staffIdentity);
  return {
    login: async (payload: { email: string; password: string; code: string }) =>
      void (await ask(calls.staffLogin, { payload })),
    logout: async () => {
      // A session that has ended before needs no logout.
      await ask(calls.staffLogout).catch(() => null);
    },
    checkAuth: async () => void (await readIdentity()),
    checkError: async (error: unknown) => {
      if (error instanceof HttpError && error.status === 401) throw error;
    },
    getIdentity: async () => {
      const staff = await readIdentity();
      return { ...staff, fullName: staff.name || staff.email };
    },
    canAccess: async ({ resource }) => resourcesOf[(await readIdentity()).role].includes(resource),
  };
};

/** Returns the person who is logged in; undefined until the server has answered. */
export const useStaff = (): StaffIdentity | undefined => {
  const { identity } = useGetIdentity();
  // `getIdentity` above has returned it, whose type react-admin does not keep.
  return identity as StaffIdentity | undefined;
};

/** Returns the languages that a site can have, as choices of a field. */
export const useLanguages = (): StaffIdentity['languages'] => useStaff()?.languages ?? [];

/** Returns the hosts of all sites as choices of a field. */
export const useSites = (): { id: string; name: string }[] =>
  (useStaff()?.sites ?? []).map((host) => ({ id: host, name: host }));
