import type { FastifyReply, FastifyRequest } from 'fastify';
import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

const hidden = '[secret]';

/** Fields that nobody needs to read, wherever they stand. */
const secretFields = [
  ...['password', 'repeatPassword', 'current', 'new', 'repeat', 'token'],
  ...['authorization', 'x-authorization', 'cookie', 'set-cookie'],
];
const depths = ['', '*', '*.*'];
const secretPaths = depths.flatMap((above) => secretFields.map((field) => `${above}["${field}"]`));

/** What opens something, in running text: passwords of addresses, values of queries, session tokens. */
const secretTexts: readonly (readonly [RegExp, string])[] = [
  [/(\w:\/\/[^\s/:@]*:)[^\s/@]+@/g, `$1${hidden}@`],
  [/([?&][\w[\]-]+=)[^&\s"'<>)]+/g, `$1${hidden}`],
  [/\bBearer\s+\S+/gi, `Bearer ${hidden}`],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, hidden],
];

const withoutSecrets = (text: string): string =>
  secretTexts.reduce((left, [pattern, replacement]) => left.replace(pattern, replacement), text);

/** Where and why, without what a driver adds: that may be the row that could not be written. */
const plainError = (error: unknown) => {
  const { name, message, stack, code } = Object(error);
  const text = withoutSecrets(String(message ?? error));
  return { type: name, code, message: text, ...(stack && { stack: withoutSecrets(String(stack)) }) };
};

/** An error that is logged bare, or without words, would say its own message as it is. */
const hideIn = ([first, ...rest]: readonly unknown[]): unknown[] => {
  const fields = first instanceof Error ? { err: first } : first;
  const error = Object(fields).err;
  const said = rest.length === 0 && error ? [String(Object(error).message ?? error)] : rest;
  return [fields, ...said].map((word) => (typeof word === 'string' ? withoutSecrets(word) : word));
};

/** One JSON object a line. `level` is pino's. */
export const createLog = (level: string, stream: DestinationStream = process.stderr): Log =>
  pino(
    {
      level,
      redact: { paths: secretPaths, censor: hidden },
      serializers: { err: plainError },
      hooks: {
        logMethod(words, write) {
          write.apply(this, hideIn(words) as Parameters<typeof write>);
        },
      },
    },
    stream,
  );

/** What is said of a request: its route, whose parameters are left unsaid, and never its query or headers. */
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

/** A line an answer, for `LOG_LEVEL=info`. */
export const logAnswer = (log: Log, request: FastifyRequest, reply: FastifyReply): void =>
  log.info(
    { ...requestFields(request), status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
    'answered',
  );
