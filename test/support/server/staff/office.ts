import { generate } from 'otplib';
import * as calls from '../../../../src/api/calls.ts';
import type { StaffRole } from '../../../../src/api/staff-roles.ts';
import { inviteFirstOwner, inviteStaff } from '../../../../src/server/staff/invite-staff.ts';
import { createInvitation } from '../../../../src/server/staff/store/staff-codes.ts';
import { type Answer, type AnyCall, type RequestOptions, refusalOf, siteHost } from '../send.ts';
import { startServer } from '../start-server.ts';
import { cookieOf } from '../start-with-pages.ts';

export const staffPassword = 'a quiet reading room';

export const officeHeaders = (as?: string): Record<string, string> => ({
  host: `office.${siteHost}`,
  origin: `http://office.${siteHost}`,
  ...(as && { cookie: as }),
});

/** Starts a server with an office. Nobody has entered it. */
export const startOffice = async (changes: Parameters<typeof startServer>[0] = {}) => {
  const server = await startServer(changes);
  const { db } = server.deps;
  const { clock } = server;
  /** Sends a call as a page of the office does. `as` is the cookie of a session. */
  const ask = <C extends AnyCall>(call: C, { as, ...sent }: RequestOptions & { as?: string } = {}) =>
    server.send(call, { ...sent, headers: { ...officeHeaders(as), ...sent.headers } });
  /** Returns what an authenticator app shows at the server's time. */
  const codeOf = (secret: string) => generate({ secret, epoch: Math.floor(clock.now / 1000) });
  /** Accepts an invitation with the authenticator app; returns the cookie and the secret of the app. */
  const enter = async (token: string, email?: string) => {
    const { secret } = (await ask(calls.readInvitation, { payload: { token } })).body;
    const given = { token, email, name: 'Ada Reader', password: staffPassword, code: await codeOf(secret) };
    const accepted = await ask(calls.acceptInvitation, { payload: given });
    const { recoveryCodes } = accepted.body;
    return { cookie: cookieOf(accepted), secret, recoveryCodes };
  };
  /** Invites a person of a role, a writer with a code; returns the cookie of the person. */
  const enterAs = async (role: StaffRole, code = 'W1001'): Promise<string> => {
    const first = await inviteFirstOwner(db, clock.now);
    if (first) {
      const { cookie } = await enter(first, 'owner@example.com');
      if (role === 'owner') return cookie;
    }
    const [site] = await server.deps.sites.all();
    const writer = role === 'writer' ? { siteId: site?.id ?? 0, code } : null;
    const actor = { by: null, network: '', now: clock.now };
    const invited = { email: `${role}-${code}@example.com`, name: '', role, writer };
    const { id } = await inviteStaff(db, { invited, siteId: site?.id ?? 0 }, actor);
    return (await enter(await createInvitation(db, id, clock.now))).cookie;
  };
  return { ...server, ask, enter, enterAs, codeOf };
};

export type Office = Awaited<ReturnType<typeof startOffice>>;

/** Returns the status of an answer; of a refusal the name of the field, or that of the refusal. */
export const outcomeOf = ({ status, body }: Answer<unknown>): number | string =>
  status === 422 ? Object(body)[0].property : refusalOf({ status, body: Object(body) });

/** Enters the office as a person of a role. Returns what the person reads, sends and finds in the log, about the first site. */
export const enterSite = async (office: Office, role: StaffRole, code?: string) => {
  const as = await office.enterAs(role, code);
  const send = <C extends AnyCall>(call: C, payload: object, place: RequestOptions['params'] = {}) => {
    const params = { siteHost, ...place };
    return office.ask(call, { as, params, payload: Object(payload), encoding: 'json' });
  };
  return {
    as,
    send,
    act: async (...sent: Parameters<typeof send>) => outcomeOf(await send(...sent)),
    read: async <C extends AnyCall>(call: C, place: RequestOptions['params'] = {}) =>
      (await office.ask(call, { as, params: { siteHost, ...place } })).body,
    acts: async (about = 'site localhost') =>
      (await office.ask(calls.staffActs, { as, payload: { about } })).body,
  };
};
