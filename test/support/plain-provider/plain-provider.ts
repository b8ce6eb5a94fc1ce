import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AnyCall } from '../../../src/api/call.ts';
import * as calls from '../../../src/api/calls.ts';
import { isOwnCall } from '../../../src/api/own-calls.ts';
import type { Send, SendRaw } from '../server/send.ts';
import { listen } from '../services/listen.ts';

/** Faults that a test causes: other answers to some calls, by method and path, or refused requests of other origins. */
export interface Breakage {
  answers?: Record<string, (response: ServerResponse) => void>;
  isClosedToOrigins?: boolean;
}

const openToOrigins = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'x-identity, x-authorization, x-pagination-page-current',
  'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
};

/** Names of the specification's fields, lists and rules. Answers have no others, because only Octavo's server has them. */
const specified = new Set(
  (
    'paperTypeCategory paperType serviceType academicLevel deadline writerGrade paperFormat paperSubject extra currency ' +
    'id name sort categoryId categoryName version value title sign rate ' +
    'domain_site domain_cabinet address_legal payment systemId descriptor version_price dictionary social hostName isReady ' +
    'contact_phone contact_email contact_skype terms-of-use privacy-policy money-back-guarantee slug html countryCode ' +
    'academicLevelId deadlineId typeId typeCategoryId serviceId price unit basePriceConverted totalPriceConverted ' +
    'bonusPriceConverted currencyId discount code type amountConverted paymentSystemId statusId token phone firstName ' +
    'lastName noticeModeEmail allowedNightCall alternativeEmail alternativePhone size count gradeId isBookmarked orderCode ' +
    'property message'
  ).split(' '),
);

const withoutOwnFields = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutOwnFields);
  if (Object(value) !== value) return value;
  const entries = Object.entries(Object(value)).filter(([name]) => specified.has(name));
  return Object.fromEntries(entries.map(([name, inner]) => [name, withoutOwnFields(inner)]));
};

const isStaffCall = ({ path }: AnyCall) => path.startsWith('/v1/staff/');
const [own, offered] = [isOwnCall, (call: AnyCall) => !isOwnCall(call) && !isStaffCall(call)].map(
  (isWanted) =>
    Object.values<AnyCall>(calls)
      .filter(isWanted)
      .map(({ method, path }) => new RegExp(`^${method} ${path.replaceAll(/:\w+/g, '[^/]+')}$`)),
);
const isAnyOf = (patterns: readonly RegExp[] | undefined, called: string) =>
  patterns?.some((pattern) => pattern.test(called));

/**
 * Starts a plain provider, whose server knows the specification alone: Octavo's server behind a front that answers 404 to
 * Octavo's own calls, leaves their fields out of the other answers, passes no idempotency key on, and allows only the headers
 * that the specification names to other origins.
 */
export const startPlainProvider = async (
  octavo: { send: Send; sendRaw: SendRaw; site: string },
  { answers = {}, isClosedToOrigins = false }: Breakage = {},
) => {
  const site = 'plain.example';
  /** Method and path of every request that arrived. */
  const requests: string[] = [];
  const passOn = async ({ method = '', url = '', headers: given }: IncomingMessage, payload: Buffer) => {
    // Without Octavo's one-time codes, a page hands over the token itself.
    const [, token] = String(given['x-authorization']).split(' ');
    if (url.endsWith('/login-token')) return { status: 200, body: JSON.stringify({ token }) };
    // The specification has one kind of token, which opens what Octavo's cabinet opens.
    const origin = `http://my.${octavo.site}`;
    const headers: Record<string, string> = { host: `api.${octavo.site}`, origin };
    for (const name of ['x-identity', 'x-authorization', 'x-pagination-page-current', 'content-type'])
      if (given[name]) headers[name] = String(given[name]).replace(site, octavo.site);
    const sent = { method, url, headers, ...(payload.length > 0 && { payload }) };
    const { status, body, bytes } = await octavo.sendRaw<unknown>(sent);
    // The specification names no answer of a registration.
    if (url.endsWith('/registration') && status < 300) return { status: 204, body: '' };
    if (url.endsWith('/login') && status < 300) {
      const opened = { site: octavo.site, token: Object(body).token, headers: { origin } };
      return {
        status,
        body: JSON.stringify(withoutOwnFields((await octavo.send(calls.openSession, opened)).body)),
      };
    }
    return { status, body: typeof body === 'object' ? JSON.stringify(withoutOwnFields(body)) : bytes };
  };
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://host');
    const called = `${request.method} ${pathname}`;
    if (!isClosedToOrigins)
      for (const [name, value] of Object.entries(openToOrigins)) response.setHeader(name, value);
    if (request.method === 'OPTIONS') return response.writeHead(204).end();
    requests.push(called);
    // This server also answers for the payment page of the provider's cabinet.
    if (pathname === '/secure-payment') return response.end('Pay here');
    const broken = answers[called];
    if (broken) return broken(response);
    const payload = Buffer.concat(await request.toArray());
    const isSiteNamed = request.headers['x-identity'] === `my.${site}` || pathname.includes('statistics');
    const isOffered = isAnyOf(offered, called) && !isAnyOf(own, called);
    const { status, body } =
      isOffered && isSiteNamed
        ? await passOn(request, payload)
        : { status: isOffered ? 400 : 404, body: '[]' };
    response.writeHead(status, { 'content-type': 'application/json' }).end(status === 204 ? '' : body);
  });
  const { origin, stop } = await listen(server);
  return { api: origin, site, requests, stop };
};

export type PlainProvider = Awaited<ReturnType<typeof startPlainProvider>>;
