import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen } from '../services/listen.ts';
import { Refused, type Sent } from './plain-price.ts';
import { created, createPlainRoutes, type PlainOrder } from './plain-routes.ts';

export interface PlainProvider {
  /** Origin of the API. */
  api: string;
  /** Host of the site that the provider serves. */
  site: string;
  orders: PlainOrder[];
  /** Method and path of every request that arrived. */
  requests: string[];
  stop(): Promise<void>;
}

/** Faults that a test causes: other answers to some calls, by method and path, or refused requests of other origins. */
export interface Breakage {
  answers?: Record<string, (response: ServerResponse) => void>;
  isClosedToOrigins?: boolean;
}

/** Reads the fields of a query, of a URL-encoded form or of a multipart form. */
const readSent = async (request: IncomingMessage, query: URLSearchParams): Promise<Sent> => {
  const type = request.headers['content-type'];
  if (!type) return (name) => query.getAll(name);
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const headers = { 'content-type': type };
  const form = await new Response(Buffer.concat(chunks), { headers }).formData();
  return (name) => form.getAll(name).map((value) => (typeof value === 'string' ? value : value.name));
};

const openToOrigins = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'x-identity, x-authorization, x-pagination-page-current',
  'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
};

const send = (response: ServerResponse, status: number, body: unknown) => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(status === 204 ? undefined : JSON.stringify(body));
};

const isCreated = (body: unknown) => typeof body === 'object' && body !== null && created in body;

const patternOf = (route: string) => new RegExp(`^${route.replaceAll('*', '[^/]+')}$`);

/**
 * Starts a plain provider, a server that was written from the specification alone. It has no calls outside the specification,
 * reads no idempotency key, and allows only the headers that the specification names to other origins.
 */
export const startPlainProvider = async ({
  answers = {},
  isClosedToOrigins = false,
}: Breakage = {}): Promise<PlainProvider> => {
  const site = 'plain.example';
  const { routes, orders } = createPlainRoutes(site);
  const patterns = Object.keys(routes).map((route) => [patternOf(route), route] as const);
  const requests: string[] = [];
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://host');
    const called = `${request.method} ${pathname}`;
    if (!isClosedToOrigins)
      for (const [name, value] of Object.entries(openToOrigins)) response.setHeader(name, value);
    if (request.method === 'OPTIONS') return send(response, 204, null);
    requests.push(called);
    // This server also answers for the payment page of the provider's cabinet.
    if (pathname === '/secure-payment') return response.end('Pay here');
    const route = patterns.find(([pattern]) => pattern.test(called))?.[1] ?? '';
    const broken = answers[route];
    if (broken) return broken(response);
    const answer = routes[route];
    try {
      if (!answer) throw new Refused('', 'Not found', 404);
      const isSiteNamed = request.headers['x-identity'] === `my.${site}`;
      if (!isSiteNamed && !pathname.includes('statistics'))
        throw new Refused('', 'The header x-identity is missing.', 400);
      const sent = await readSent(request, searchParams);
      const token = request.headers['x-authorization']?.toString().replace('Bearer ', '');
      const last = decodeURIComponent(
        pathname
          .replace(/\/1[36]$/, '')
          .split('/')
          .at(-1) ?? '',
      );
      const body = answer({ last, token, sent });
      send(response, body === null ? 204 : isCreated(body) ? 201 : 200, body);
    } catch (error) {
      if (!(error instanceof Refused)) return send(response, 500, []);
      send(response, error.status, [{ property: error.property, message: error.message }]);
    }
  });
  const { origin, stop } = await listen(server);
  return {
    api: origin,
    site,
    orders,
    requests,
    stop,
  };
};
