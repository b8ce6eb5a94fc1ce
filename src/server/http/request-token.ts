import type { FastifyRequest } from 'fastify';
import type { ReadToken } from '../accounts/session-tokens.ts';
import type { Site } from '../sites/store/sites.ts';

/** Header with `Bearer TOKEN`. */
export const sessionHeader = 'x-authorization';

/** Creates the function that returns the token of a request; null without a token that is valid for this site now. */
export const createReadToken =
  ({ read }: { read(token: string): ReadToken | null }) =>
  ({ headers }: FastifyRequest, site: Pick<Site, 'id'>): ReadToken | null => {
    const [, sent] = /^Bearer\s+(\S+)$/i.exec(String(headers[sessionHeader] ?? '')) ?? [];
    const token = sent ? read(sent) : null;
    return token?.site === site.id ? token : null;
  };
