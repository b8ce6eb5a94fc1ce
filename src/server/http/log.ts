import type { FastifyReply, FastifyRequest } from 'fastify';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { UnknownFields } from '../../order/unknown-fields.ts';

export type Log = Logger;

const hidden = '[secret]';

/** Names of fields whose values are not logged, on the first three levels of a logged object. */
const secretFields = [
  'password',
  'repeatPassword',
  'current',
  'new',
  'repeat',
  'token',
  'authorization',
  'x-authorization',
  'cookie',
  'set-cookie',
];
const depths = ['', '*', '*.*'];
const secretPaths = depths.flatMap((above) => secretFields.map((field) => `${above}["${field}"]`));

/** Patterns of secrets inside texts, with their replacements: passwords in URLs, values of queries, session tokens. */
const secretTexts: readonly (readonly [RegExp, string])[] = [
  [/(\w:\/\/[^\s/:@]*:)[^\s/@]+@/g, `$1${hidden}@`],
  [/([?&][\w[\]-]+=)[^&\s"'<>)]+/g, `$1${hidden}`],
  [/\bBearer\s+\S+/gi, `Bearer ${hidden}`],
];

/** Hides a word that contains a session token. A pattern of whole tokens would search each word again and again. */
const withoutToken = (word: string) => (word.includes('eyJ') && word.split('.').length > 2 ? hidden : word);

const withoutSecrets = (text: string): string =>
  secretTexts
    .reduce((left, [pattern, replacement]) => left.replace(pattern, replacement), text)
    .replace(/[\w.-]+/g, withoutToken);

/** Returns message and stack of an error. A database driver's properties are left out, because they may contain row data. */
const plainError = (error: unknown) => {
  const { name, message, stack, code }: UnknownFields = Object(error);
  const text = withoutSecrets(String(message ?? error));
  return { type: name, code, message: text, ...(stack ? { stack: withoutSecrets(String(stack)) } : {}) };
};

/**
 * Removes secrets from the arguments of a log call. An error that is logged without a text gets its cleaned message as text,
 * because the logger would otherwise add the raw message.
 */
const cleanArguments = ([first, ...rest]: readonly unknown[]): unknown[] => {
  const fields = first instanceof Error ? { err: first } : first;
  const { err }: UnknownFields = Object(fields);
  const { message }: UnknownFields = Object(err);
  const texts = rest.length === 0 && err ? [String(message ?? err)] : rest;
  return [fields, ...texts].map((value) => (typeof value === 'string' ? withoutSecrets(value) : value));
};

/** Creates a log that writes one JSON object per line to `stream`. `level` is a level of pino. */
export const createLog = (level: string, stream: DestinationStream = process.stderr): Log =>
  pino(
    {
      level,
      redact: { paths: secretPaths, censor: hidden },
      serializers: { err: plainError },
      hooks: {
        logMethod(values, write) {
          Reflect.apply(write, this, cleanArguments(values));
        },
      },
    },
    stream,
  );

/** Returns the fields of a request for the log. The route has no parameter values; query and headers are left out. */
export const requestFields = (request: FastifyRequest) => {
  const { url: route } = request.routeOptions;
  const isPage = route === '/*';
  return {
    reqId: request.id,
    method: request.method,
    host: request.host,
    route: isPage ? request.url.split('?')[0] : (route ?? null),
    ip: request.ip,
  };
};

/** Logs a response at level `info`. */
export const logResponse = (log: Log, request: FastifyRequest, reply: FastifyReply): void =>
  log.info(
    { ...requestFields(request), status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
    'The request was answered',
  );
