import type { FastifyReply, FastifyRequest } from 'fastify';
import { type TSchema, Type } from 'typebox';
import type { AnyCall, Call, ParameterOf } from '../../api/call.ts';
import type { KeyScope } from '../../api/key-scopes.ts';
import type { StaffRole } from '../../api/staff-roles.ts';
import { findLanguage, type LanguageCode } from '../../languages/languages.ts';
import type { UnknownFields } from '../../order/unknown-fields.ts';
import type { RateLimitName } from '../accounts/rate-limit-rows.ts';
import type { Caller } from '../accounts/rate-limits.ts';
import type { TokenScope } from '../accounts/session-tokens.ts';
import type { CustomerSession } from '../accounts/sessions.ts';
import type { Storing } from '../operations/disk-space.ts';
import type { Site } from '../sites/store/sites.ts';
import type { Actor } from '../staff/store/acts.ts';
import type { StaffSession } from '../staff/store/staff-sessions.ts';
import type { CachedResponses } from './cached-responses.ts';
import { networkOf } from './headers/caller.ts';
import type { RouteClass } from './overload.ts';

type Parameters<C extends AnyCall> = C extends Call<infer Path, unknown, unknown> ? ParameterOf<Path> : never;

export interface SiteAndSession {
  site: Site;
  /** Null for a visitor who has not logged in, and for every call of the office. */
  session: CustomerSession | null;
  /** Null for a person who has not logged in to the office, and for every other call. */
  staff: StaffSession | null;
  /** The same person with network and time, for the log of acts. */
  actor?: Actor;
}

/** Values that the handler of a route gets. */
export interface RequestContext<C extends AnyCall, Body> extends SiteAndSession {
  params: Readonly<Record<Parameters<C>, string>>;
  /** Fields of the body, or of the query if the call sends its payload there. */
  body: Body;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Request context of a call that needs a session. Requests without a session are refused with 401. */
export type ClientRequestContext<C extends AnyCall, Body> = RequestContext<C, Body> & {
  session: CustomerSession;
};

/** Request context of a call of the office that needs a session. */
export type StaffRequestContext<C extends AnyCall, Body> = RequestContext<C, Body> & {
  staff: StaffSession;
  actor: Actor;
};

/** Returns the network and the account under which rate limits count a request. */
export const callerOf = ({
  request,
  session,
}: Pick<RequestContext<AnyCall, unknown>, 'request' | 'session'>): Caller => ({
  address: networkOf(request.ip),
  account: session ? String(session.client.id) : undefined,
});

export const parameterText = (values: unknown, name: string): string | undefined => {
  const { [name]: value }: UnknownFields = Object(values);
  return value === undefined || value === null ? undefined : String(value);
};

/** Returns the language tag in a request's query (`locale`); undefined if there is none. */
export const localeOf = ({ query }: FastifyRequest): string | undefined => parameterText(query, 'locale');

export interface AccessRules {
  needsSession: boolean;
  /** Scopes of sessions that may make the call. The scope `account` always may. */
  scopes?: readonly TokenScope[];
  /** Rate limit under which the route counts requests of one network. */
  rateLimit?: RateLimitName | undefined;
  /** True if the same request was resolved before, so that the rate limits do not count it again. */
  isCounted?: true;
  /** True if the answer contains words of the site. `locale` in the query then chooses their language. */
  isTranslated?: true | undefined;
  /** Roles that may make a call of the office; `anyone` for calls before a login. Other calls have none. */
  roles?: readonly StaffRole[] | 'anyone';
  /**
   * Scope of API keys that may make a call of the office. A call without it is one of persons alone, such as `staffHealth`: it
   * counts the orders of all sites, while a key belongs to one.
   */
  keyScope?: KeyScope;
}

/** Properties of a route besides its call. */
export interface Route<Body extends TSchema> extends Omit<AccessRules, 'needsSession' | 'isCounted'> {
  /** Schema of the body, or of the query if the call sends its payload there. */
  body?: Body;
  /** Class of the call when the server is busy. The default is `customers` for GET, else `changes`. */
  routeClass?: RouteClass;
  /** Path of this route, if the call has several paths. */
  url?: string;
  /** Success status. The default is 200, or 204 for a response without a body. */
  status?: number;
  /** True if the route reads the body itself, as a stream. */
  isUpload?: true;
  /** Kind of data that the route stores. A request is refused before its body arrives if the disk has no room for such data. */
  storing?: Storing;
  /** Names of fields that never cause a refusal, because the route drops unsuitable values. */
  unrefused?: readonly string[];
  /** True if a client's requests run one after another, because all of them change the same rows. */
  isInSequence?: true;
  /** Largest body in bytes. */
  bodyLimit?: number;
  /** Cache in which the route may store its responses. */
  cachedResponses?: CachedResponses;
}

/** Properties of a route of the office after the login. */
export type StaffRoute<Body extends TSchema> = Route<Body> & { roles: readonly StaffRole[] };

/** Returns the site and session of a request, or refuses the request. */
export type ResolveSession = (request: FastifyRequest, rules: AccessRules) => Promise<SiteAndSession>;

/** Schema of the field with the page's language. Any type is accepted, because a wrong language must not refuse a request. */
export const localeField = {
  locale: Type.Optional(Type.Unknown({ description: 'Language of the page, in which letters are written' })),
};

export const localeNames: readonly string[] = Object.keys(localeField);

/** Returns the language that the field names; undefined if the site does not have that language. */
export const languageOf = (
  { languages }: { languages: readonly LanguageCode[] },
  locale: unknown,
): LanguageCode | undefined => (typeof locale === 'string' ? findLanguage(locale, languages) : undefined);
