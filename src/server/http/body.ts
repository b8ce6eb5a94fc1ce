import { parse as parsePairs } from 'node:querystring';
import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import qs from 'qs';
import { Refusal } from '../errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route reads the body itself, as it comes. */
    isUpload?: true;
    /** Fields whose values are never refused. */
    unrefused?: readonly string[];
  }
}

/** Arrays are `name[]`, members `name[key]`; more fields than any form of ours has are not read. */
const limits = { arrayLimit: 200, depth: 3, parameterLimit: 500 };
/** Deeper than anything that a widget sends, and far from what a stack holds. */
const deepest = 32;

/** Plain pairs, as most requests have, need no more than Node's own parser. */
const isPlain = (text: string) => !/\[|%5b/i.test(text);

export const parseFields = (text: string): Record<string, unknown> => {
  if (!isPlain(text)) return qs.parse(text, limits);
  return text ? { ...parsePairs(text, '&', '=', { maxKeys: limits.parameterLimit }) } : {};
};

/** What cannot be read as a form is its sender's fault. */
const refuseBroken = (error: unknown): never => {
  throw Object(error).statusCode ? error : new Refusal('unreadable');
};

type PartLimits = NonNullable<Parameters<FastifyRequest['parts']>[0]>['limits'];

/** The parts of a form, one after the other; a form of more or larger ones than `limits` is `tooLarge`. */
export async function* partsOf(request: FastifyRequest, limits?: PartLimits): AsyncGenerator<Multipart> {
  const parts = request.parts(limits && { limits });
  for (;;) {
    const { done, value } = await parts.next().catch(refuseBroken);
    if (done) return;
    yield value;
  }
}

/** A field as a pair of an url-encoded form, nothing for a file input that was left alone. */
const pairOf = (part: Multipart): string[] => {
  if (part.type === 'file') {
    part.file.resume();
    // Files have a call of their own. An untouched input sends a part without a name.
    if (part.filename) throw new Refusal('unsupported', { [part.fieldname]: 'file-type-invalid' });
    return [];
  }
  if (part.valueTruncated || part.fieldnameTruncated) throw new Refusal('tooLarge');
  // A form sent in parts ends its lines with two characters, of which whoever typed them counts one.
  const text = String(part.value).replaceAll('\r\n', '\n');
  return [`${encodeURIComponent(part.fieldname)}=${encodeURIComponent(text)}`];
};

/** A multipart form as the same object that an url-encoded one would give, and no larger than that may be. */
const readMultipart = async (request: FastifyRequest) => {
  const { bodyLimit } = request.routeOptions;
  const pairs: string[] = [];
  let size = Number(request.headers['content-length'] ?? 0);
  try {
    if (size > bodyLimit) throw new Refusal('tooLarge');
    size = 0;
    for await (const part of partsOf(request)) {
      const added = pairOf(part);
      pairs.push(...added);
      size += added.join().length;
      if (size > bodyLimit) throw new Refusal('tooLarge');
    }
  } catch (error) {
    // What is still to come is let go by unread.
    request.raw.unpipe();
    request.raw.resume();
    throw error;
  }
  return parseFields(pairs.join('&'));
};

/** The field that holds a NUL, which PostgreSQL cannot keep in a text; null where none does. */
const fieldWithNul = (value: unknown, field = '', depth = 0): string | null => {
  if (typeof value === 'string') return value.includes('\0') ? field : null;
  if (typeof value !== 'object' || value === null) return null;
  if (depth > deepest) throw new Refusal('invalid', field ? { [field]: 'choiceUnavailable' } : {});
  for (const [name, inner] of Object.entries(value)) {
    const found = name.includes('\0') ? '' : fieldWithNul(inner, field || name, depth + 1);
    if (found !== null) return found;
  }
  return null;
};

const withoutFields = (body: unknown, names: readonly string[]) =>
  Object.fromEntries(Object.entries(Object(body)).filter(([name]) => !names.includes(name)));

/** An address has a NUL only where it says so. */
const partsWithNul = ({ body, query, params, url, routeOptions }: FastifyRequest) => {
  const { unrefused = [] } = routeOptions.config;
  const judged = unrefused.length > 0 ? withoutFields(body, unrefused) : body;
  return url.includes('%00') ? [judged, query, params] : [judged];
};

export const refuseNul = (request: FastifyRequest): void => {
  for (const part of partsWithNul(request)) {
    const field = fieldWithNul(part);
    if (field !== null) throw new Refusal('invalid', field ? { [field]: 'choiceUnavailable' } : {});
  }
};

/** JSON has lists of its own; where it names one as a form would, it means the same. */
const withoutBrackets = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && !Array.isArray(body)
    ? Object.fromEntries(Object.entries(body).map(([name, value]) => [name.replace(/\[\]$/, ''), value]))
    : body;

/** Brings every kind of body into one shape before it is checked. */
export const prepareBody = async (request: FastifyRequest): Promise<void> => {
  // Bytes whose signature counts stay as they came.
  if (Buffer.isBuffer(request.body)) return;
  const { isUpload } = request.routeOptions.config;
  if (request.isMultipart() && !isUpload) request.body = await readMultipart(request);
  request.body = withoutBrackets(request.body ?? {});
  refuseNul(request);
};
