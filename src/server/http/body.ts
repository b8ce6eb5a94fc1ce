import { parse as parsePairs } from 'node:querystring';
import { AjvCompiler } from '@fastify/ajv-compiler';
import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest, FastifySchemaCompiler } from 'fastify';
import qs from 'qs';
import type { UnknownFields } from '../../order/unknown-fields.ts';
import { Refusal } from '../errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True if the route reads the body itself, as a stream. */
    isUpload?: true;
    /** Names of fields whose values never cause a refusal. */
    unrefused?: readonly string[];
  }
}

/** Reads arrays from `name[]` and objects from `name[key]`. No form comes near these limits; fields beyond them are ignored. */
const limits = { arrayLimit: 200, depth: 3, parameterLimit: 500 };
/** Maximum depth of a body. Widgets send flatter bodies, and the recursion does not overflow the call stack. */
const maximumDepth = 32;

/** Returns whether a text has no `name[]` or `name[key]`. Node's own parser reads such texts faster. */
const isPlain = (text: string) => !/\[|%5b/i.test(text);

/** Reads the fields of a query or an url-encoded body. */
export const parseFields = (text: string): Record<string, unknown> => {
  if (!isPlain(text)) return qs.parse(text, limits);
  return parsePairs(text, '&', '=', { maxKeys: limits.parameterLimit });
};

/** Rethrows a refusal and an error of the framework; refuses with `unreadable` if the parser has failed. */
const refuseUnreadable = (error: unknown): never => {
  const { statusCode }: UnknownFields = Object(error);
  throw statusCode || error instanceof Refusal ? error : new Refusal('unreadable');
};

type PartLimits = NonNullable<Parameters<FastifyRequest['parts']>[0]>['limits'];

/** Yields the parts of a multipart form as they arrive; refuses with `tooLarge` if the form exceeds the limits. */
export async function* partsOf(request: FastifyRequest, limits?: PartLimits): AsyncGenerator<Multipart> {
  const parts = request.parts(limits && { limits });
  for (;;) {
    const { done, value } = await parts.next().catch(refuseUnreadable);
    if (done) return;
    yield value;
  }
}

/** Converts a part to a pair of a URL-encoded form, in a list; the list is empty for an empty file input. */
const pairOf = (part: Multipart): string[] => {
  if (part.type === 'file') {
    part.file.resume();
    // Files are refused here, because another call uploads them. An empty file input sends a part without a file name.
    if (part.filename) throw new Refusal('unsupported', { [part.fieldname]: 'file-type-invalid' });
    return [];
  }
  if (part.valueTruncated || part.fieldnameTruncated) throw new Refusal('tooLarge');
  // A multipart form ends its lines with CR LF, but the limits of text lengths count a line break as one character.
  const text = String(part.value).replaceAll('\r\n', '\n');
  return [`${encodeURIComponent(part.fieldname)}=${encodeURIComponent(text)}`];
};

/** Reads a multipart form with the result and the byte limit of a URL-encoded form. */
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
    // The rest of the body is discarded, so that the connection does not stall.
    request.raw.unpipe();
    request.raw.resume();
    throw error;
  }
  return parseFields(pairs.join('&'));
};

/**
 * Returns the name of a field that the databases cannot store; null if there is none. Such values are texts with a NUL, and
 * numbers too large for an integer, which the framework's validation accepts.
 */
const unstorableField = (value: unknown, field = '', depth = 0): string | null => {
  if (typeof value === 'string') return value.includes('\0') ? field : null;
  if (typeof value === 'number') return Math.abs(value) <= Number.MAX_SAFE_INTEGER ? null : field;
  if (typeof value !== 'object' || value === null) return null;
  if (depth > maximumDepth) throw new Refusal('invalid', field ? { [field]: 'choiceUnavailable' } : {});
  for (const [name, inner] of Object.entries(value)) {
    const found = name.includes('\0') ? '' : unstorableField(inner, field || name, depth + 1);
    if (found !== null) return found;
  }
  return null;
};

const withoutFields = (body: unknown, names: readonly string[]) => {
  const fields: UnknownFields = Object(body);
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
};

/** Refuses a validated request that contains a value that the databases cannot store. A NUL in a path is percent-encoded. */
export const refuseUnstorable = ({ body, query, params, url, routeOptions }: FastifyRequest): void => {
  const { unrefused = [] } = routeOptions.config;
  const checked = unrefused.length > 0 ? withoutFields(body, unrefused) : body;
  for (const part of [checked, query, ...(url.includes('%00') ? [params] : [])]) {
    const field = unstorableField(part);
    if (field !== null) throw new Refusal('invalid', field ? { [field]: 'choiceUnavailable' } : {});
  }
};

/** Renames `name[]` to `name`, because clients that send JSON may use the list names of forms. */
const withoutBrackets = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && !Array.isArray(body)
    ? Object.fromEntries(Object.entries(body).map(([name, value]) => [name.replace(/\[\]$/, ''), value]))
    : body;

/** Converts form and JSON bodies into one shape before validation. */
export const prepareBody = async (request: FastifyRequest): Promise<void> => {
  // Raw bytes stay unchanged, because their signature is checked.
  if (Buffer.isBuffer(request.body)) return;
  const { isUpload } = request.routeOptions.config;
  if (request.isMultipart() && !isUpload) request.body = await readMultipart(request);
  request.body = withoutBrackets(request.body ?? {});
};

const customOptions = {
  // Forms send all values as text and a list of one item as a single value.
  coerceTypes: 'array',
  removeAdditional: false,
  // A test checks the schemas themselves, because compiling the schema of schemas would slow down the start.
  validateSchema: false,
  meta: false,
} as const;

/**
 * Creates the compiler that compiles the schema of a call at its first request, because the schemas of all calls take a fifth
 * of the computing time of a start.
 */
export const createValidatorCompiler = (): FastifySchemaCompiler<unknown> => {
  const compile = AjvCompiler()({}, { customOptions });
  return ({ schema }) => {
    let compiled: ReturnType<typeof compile> | undefined;
    const validate: ReturnType<FastifySchemaCompiler<unknown>> = (value) => {
      compiled ??= compile({ schema });
      const isValid = compiled(value) === true;
      validate.errors = compiled.errors ?? null;
      return isValid;
    };
    return validate;
  };
};
