import { type AuthProvider, HttpError, useGetIdentity } from 'react-admin';
import * as calls from '../api/calls.ts';
import type { StaffIdentity } from '../api/resources/staff.ts';
import { ask } from './ask.ts';

const managerResources = ['orders', 'payouts', 'prices', 'codes', 'items', 'writers', 'acts'];

/** Resources that each role sees. The server checks every call by itself. */
const resourcesByRole: Readonly<Record<StaffIdentity['role'], readonly string[]>> = {
  owner: [...managerResources, 'site', 'rules', 'texts', 'letters', 'webhooks', 'keys', 'people'],
  manager: managerResources,
  writer: ['orders'],
};

/** Milliseconds for which the server's answer about the person counts. react-admin asks a dozen times while a page opens. */
const identityMs = 5000;

/** Creates the auth provider of react-admin: the session is a cookie, which only the server reads. */
export const createAuthProvider = (): AuthProvider => {
  let answer: { at: number; identity: Promise<StaffIdentity> } | null = null;
  const forgetIdentity = () => {
    answer = null;
  };
  const readIdentity = (): Promise<StaffIdentity> => {
    if (answer && Date.now() - answer.at < identityMs) return answer.identity;
    const identity = ask(calls.staffIdentity);
    answer = { at: Date.now(), identity };
    identity.catch(forgetIdentity);
    return identity;
  };
  return {
    login: async (payload: { email: string; password: string; code: string }) => {
      await ask(calls.staffLogin, { payload });
      forgetIdentity();
    },
    logout: async () => {
      // A session that has ended before needs no logout.
      await ask(calls.staffLogout).catch(() => null);
      forgetIdentity();
    },
    checkAuth: async () => void (await readIdentity()),
    checkError: async (error: unknown) => {
      if (!(error instanceof HttpError) || error.status !== 401) return;
      forgetIdentity();
      throw error;
    },
    getIdentity: async () => {
      const staff = await readIdentity();
      return { ...staff, fullName: staff.name || staff.email };
    },
    canAccess: async ({ resource }) => resourcesByRole[(await readIdentity()).role].includes(resource),
  };
};

/** Returns the person who is logged in; undefined until the server has answered. */
export const useStaff = (): StaffIdentity | undefined => {
  const { identity } = useGetIdentity();
  // The cast is safe, because `getIdentity` above returns this type. The types of react-admin lose it.
  return identity as StaffIdentity | undefined;
};

/** Returns the languages that a site can have, as choices of a field. */
export const useLanguages = (): StaffIdentity['languages'] => useStaff()?.languages ?? [];

/** Returns the hosts of all sites as choices of a field. */
export const useSites = (): { id: string; name: string }[] =>
  (useStaff()?.sites ?? []).map((host) => ({ id: host, name: host }));
