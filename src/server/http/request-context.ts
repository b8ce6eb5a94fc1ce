import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Call, ParameterOf } from '../../api/call.ts';
import type { Attempts, Caller, Guarded } from '../accounts/rate-limits.ts';
import { type Session, type Sessions, sessionHeader } from '../accounts/sessions.ts';
import { Refusal } from '../errors.ts';
import { readHost } from '../hosts.ts';
import type { Site, Sites } from '../stores/sites/sites.ts';
import { networkOf } from './network-of.ts';

export type AnyCall = Call<string, unknown, unknown>;
type Parameters<C extends AnyCall> = C extends Call<infer Path, unknown, unknown> ? ParameterOf<Path> : never;

/** Who asks, and where. */
export interface Entry {
  site: Site;
  /** Null for a visitor who has not logged in. */
  session: Session | null;
}

/** What a route's code is given. */
export interface Visit<C extends AnyCall, Body> extends Entry {
  params: Readonly<Record<Parameters<C>, string>>;
  /** Of the body or, where the call's payload goes there, of the query. */
  body: Body;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** A visit that is refused with 401 without a session. */
export type ClientVisit<C extends AnyCall, Body> = Visit<C, Body> & { session: Session };

interface Deps {
  sites: Sites;
  sessions: Sessions;
  attempts: Attempts;
}

/** Whoever asks, as attempts are counted. */
export const callerOf = ({
  request,
  session,
}: {
  request: FastifyRequest;
  session: Session | null;
}): Caller => ({
  address: networkOf(request.ip),
  account: session ? String(session.client.id) : undefined,
});

/** The host by the path, by x-identity, by the `identity` of an address without headers, or as it was asked. */
const hostOf = ({ params, headers, query, host }: FastifyRequest): string => {
  const named = Object(params).siteHost ?? headers['x-identity'] ?? Object(query).identity ?? host;
  return readHost(String(named)).site;
};

interface Wanted {
  needsSession: boolean;
  guard?: Guarded | undefined;
}

/** Lets a request in, or throws why it stays out. Where memory knows enough nobody waits. */
export type Enter = (request: FastifyRequest, wanted: Wanted) => Entry | Promise<Entry>;

export const createEntrance = ({ sites, sessions, attempts }: Deps): Enter => {
  const ask = async (request: FastifyRequest, { needsSession, guard }: Wanted): Promise<Entry> => {
    const site = await sites.find(hostOf(request));
    if (!site) throw new Refusal('siteUnknown');
    if (guard) await attempts.spend(guard, callerOf({ request, session: null }));
    const session = await sessions.find(request, site);
    if (needsSession && !session) throw new Refusal('loggedOut');
    return { site, session };
  };
  return (request, wanted) => {
    const isAnonymous = !wanted.guard && !wanted.needsSession && !request.headers[sessionHeader];
    const site = isAnonymous ? sites.peek(hostOf(request)) : null;
    return site ? { site, session: null } : ask(request, wanted);
  };
};
