import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { shortHashOf } from '../database/ids-and-secrets.ts';
import { addVary } from './headers/headers.ts';

/** A file or page served from memory, with its compressed encodings. */
export interface Content {
  type: string;
  etag: string;
  cacheControl: string;
  plain: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

/**
 * Header with which a browser uses a cached copy for up to a day while it revalidates the copy in the background. Caches
 * between server and browser may use the copy for up to a week while the server does not answer.
 */
export const cachedBriefly = 'public, max-age=60, stale-while-revalidate=86400, stale-if-error=604800';

export const etagOf = (plain: Buffer): string => `"${shortHashOf(plain)}"`;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

type Compressed = Required<Pick<Content, 'br' | 'gzip'>>;

const createCompressor =
  (quality: { brotli: number; gzip: number }) =>
  async (plain: Buffer): Promise<Compressed> => {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality.brotli,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    };
    const [br, gzip] = await Promise.all([brotli(plain, { params }), zip(plain, { level: quality.gzip })]);
    return { br, gzip };
  };

/** Compresses at the highest level, which takes tens of milliseconds. Only for content that no request can multiply. */
const compress = createCompressor({ brotli: 11, gzip: 9 });
/** Compresses within a few milliseconds. For content that exists in many variants, because requests choose among them. */
export const compressQuickly = createCompressor({ brotli: 5, gzip: 6 });

/** Creates compressed content of the given type and cache lifetime from a text. */
export const withText = async (
  content: Pick<Content, 'type' | 'cacheControl'>,
  text: string,
): Promise<Content> => {
  const plain = Buffer.from(text);
  return { ...content, etag: etagOf(plain), plain, ...(await compress(plain)) };
};

/** Encodings, the smaller one first. */
const encodings = ['br', 'gzip'] as const;

const smallestOf = (content: Content, request: FastifyRequest) => {
  const accepted = new Negotiator(request).encodings(encodings);
  return encodings.find((name) => content[name] && accepted.includes(name));
};

const matches = (tags: string, etag: string) =>
  tags === etag || tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);

/**
 * Returns the value of the header `Cache-Tag`. With these tags a CDN can drop all answers after a release, or the answers of a
 * site after a change of its data.
 */
export const cacheTagOf = (site?: { host: string }): string =>
  site ? `octavo,octavo-${site.host}` : 'octavo';

/**
 * Sends content in the smallest encoding that the browser accepts, or status 304 if the browser has the present content. `site`
 * is the site whose data the content contains.
 */
export const sendContent = (
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  content: Content,
  site?: { host: string },
): FastifyReply => {
  const { type, cacheControl, plain } = content;
  const encoding = smallestOf(content, request);
  // Each encoding has its own tag, because a tag names bytes (RFC 9110, section 8.8.3.3).
  const etag = encoding ? content.etag.replace(/"$/, `-${encoding}"`) : content.etag;
  addVary(reply, 'accept-encoding').headers({
    etag,
    'cache-control': cacheControl,
    'cache-tag': cacheTagOf(site),
  });
  if (matches(request.headers['if-none-match'] ?? '', etag)) return reply.code(304).send();
  if (encoding) reply.header('content-encoding', encoding);
  return reply.type(type).send((encoding && content[encoding]) ?? plain);
};

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for HTML between tags or in a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

/** Returns the policy sources that allow the inline styles of a page. */
export const styleSources = (html: string) =>
  [...html.matchAll(/<style>(.*?)<\/style>/gs)]
    .map(([, css = '']) => ` 'sha256-${createHash('sha256').update(css).digest('base64')}'`)
    .join('');
