import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest, onSendHookHandler } from 'fastify';
import type { Site, Sites } from '../stores/sites/sites.ts';

/** Answers that depend on nothing but a site's content and what was asked: whoever asks alike is sent the same. */
export interface StandingAnswers {
  /** From a route: what this request is about to be answered stands, as long as the site's content does. */
  letStand(request: FastifyRequest, site: Site): void;
  /** The hook of such a route: keeps what is sent, to the last header. */
  keep: onSendHookHandler;
  /** Sends what stands, before anything is routed; false where nothing does. */
  repeat(request: IncomingMessage, response: ServerResponse): boolean;
  /** Nothing stands from here on, and every request is routed. */
  end(): void;
}

interface Standing {
  site: Site;
  status: number;
  /** Names and values in turn, as Node writes them fastest. */
  head: string[];
  /** A character a byte: Node sends a head and a text in one piece, and a head and bytes in two. */
  body: string;
}

/** Most visitors ask for the same few. These take some four megabytes. */
const mostKept = 5000;
/** What a widget asks, with a browser's headers, is shorter. */
const longestKey = 1000;

const flat = (headers: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(headers).flatMap(([name, value]) => [name, String(value)]);

const headOf = (reply: FastifyReply, body: Buffer) => {
  const length = reply.statusCode === 304 ? {} : { 'content-length': body.length };
  return flat({ ...reply.getHeaders(), ...length });
};

const bytesOf = (payload: unknown): Buffer =>
  Buffer.isBuffer(payload) ? payload : Buffer.from(typeof payload === 'string' ? payload : '');

/** Node holds a body back for more to come. Nothing does, and let go at once it is one text in one call of the system. */
const sendAtOnce = (response: ServerResponse, { status, head, body }: Standing) => {
  response.writeHead(status, head);
  if (body) {
    response.write(body, 'latin1');
    response.socket?.uncork();
  }
  response.end();
};

interface Deps {
  sites: Pick<Sites, 'peek'>;
  countryHeader: string;
}

export const createStandingAnswers = ({ sites, countryHeader }: Deps): StandingAnswers => {
  const allowed = new WeakMap<FastifyRequest, Site>();
  const kept = new Map<string, Standing>();
  let hasEnded = false;

  /** All that a standing answer may be made from. Neither addresses nor headers hold a line's end. */
  const named = ['host', 'x-forwarded-host', 'x-identity', 'accept-encoding', 'if-none-match', countryHeader];
  const keyOf = (url: string, headers: IncomingHttpHeaders) => {
    let key = url;
    for (const name of named) key += `\n${headers[name] ?? ''}`;
    return key;
  };

  /** A site that has changed is another object. While that cannot be said without a wait, nothing stands. */
  const holds = ({ site }: Standing) => {
    const now = sites.peek(site.host);
    if (now && now !== site) kept.clear();
    return now === site;
  };
  return {
    letStand: (request, site) => allowed.set(request, site),
    keep: (request, reply, payload, done) => {
      const site = hasEnded ? null : allowed.get(request);
      const key = keyOf(request.url, request.headers);
      if (site && request.method === 'GET' && reply.statusCode < 400 && key.length <= longestKey) {
        if (kept.size >= mostKept) kept.clear();
        const body = bytesOf(payload);
        kept.set(key, {
          site,
          status: reply.statusCode,
          head: headOf(reply, body),
          body: body.toString('latin1'),
        });
      }
      done(null, payload);
    },
    repeat: (request, response) => {
      if (hasEnded || request.method !== 'GET') return false;
      const found = kept.get(keyOf(request.url ?? '', request.headers));
      if (!found || !holds(found)) return false;
      sendAtOnce(response, found);
      return true;
    },
    end: () => {
      hasEnded = true;
      kept.clear();
    },
  };
};
