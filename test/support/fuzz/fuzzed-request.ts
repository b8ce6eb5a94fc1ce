import fc from 'fast-check';
import type { Sent } from '../../../src/server/conformance/conversation.ts';
import type { Operation } from '../server/answer-check.ts';
import { type AnyCall, type BodyEncoding, bodyEncodings } from '../server/send.ts';

/** Texts that break parsers, queries, mail headers, paths and pages. */
const oddTexts = [
  ...'. .. ../../etc/passwd % %00 \0 \ud800 \u202e 🖋 -1 0 1.5 1e309 0x1 NaN Infinity ٣ ٣.٥ 2030-02-31'.split(
    ' ',
  ),
  ...'{{7*7}} =1+1 <script>alert(1)</script> __proto__ constructor toString null true'.split(' '),
  ...['', ' ', '\r\nx: y', "1' or '1'='1", '"; drop table orders; --', '9'.repeat(30), 'x'.repeat(20_000)],
];

export const oddText = fc.oneof(
  fc.constantFrom(...oddTexts),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
);

interface Schema {
  type?: string;
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly Schema[];
  items?: Schema;
  pattern?: string;
}

/** Generates values that a schema mostly allows, so that they pass the first check and reach the handler. */
const allowedValue = (schema: Schema): fc.Arbitrary<unknown> => {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(allowedValue));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.type === 'array') return fc.array(allowedValue(schema.items ?? {}), { maxLength: 5 });
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'integer') return fc.integer();
  if (schema.type === 'number') return fc.double();
  return schema.type === 'string' ? fc.oneof(fc.string(), fc.nat(999).map(String)) : fc.jsonValue();
};

/** Generates values of a field: valid ones, values that the schema allows, and odd ones. */
const fieldValue = (schema: object, known: readonly unknown[]): fc.Arbitrary<unknown> =>
  fc.oneof(
    ...(known.length ? [fc.constantFrom(...known)] : []),
    allowedValue(schema),
    oddText,
    fc.array(oddText, { maxLength: 3 }),
    fc.jsonValue({ maxDepth: 3 }),
  );

/** Parameters and payload with which a call succeeds. */
export type KnownRequest = Pick<Sent, 'params' | 'payload'>;

type Payload = Readonly<Record<string, unknown>>;

/** A generated request, without site and token. */
export interface FuzzedRequest {
  /** Percent-encoded values of the path's parameters. */
  params: Record<string, string>;
  payload: Payload;
  encoding: BodyEncoding;
  /** Body of any kind, which replaces the payload. */
  raw?: { type: string; text: string };
  headers: Record<string, string>;
  /** Token of the request: that of the customer, none, or a broken one. */
  session: 'own' | 'none' | 'broken';
}

/** Percent-encodes a text for a path. The buffer replaces lone surrogates, which cannot be encoded. */
const escapePath = (text: string) =>
  encodeURIComponent(Buffer.from(text).toString()).replace(/^\.\.?$/, '%252E') || '%20';

/** Generates a usual value in three of four cases, because most requests shall reach the handler of the call. */
const mostly = <Value>(usual: fc.Arbitrary<Value>, odd: fc.Arbitrary<Value>): fc.Arbitrary<Value> =>
  fc.oneof({ weight: 3, arbitrary: usual }, { weight: 1, arbitrary: odd });

const oddPathValue = fc.oneof(
  oddText.map(escapePath),
  fc.constantFrom('%', '%ff', '%00', '%2e%2e%2f', 'a;b', '@', '999999'),
);
const pathValue = (known: string | number | undefined) =>
  known === undefined ? oddPathValue : mostly(fc.constant(encodeURIComponent(known)), oddPathValue);

/** Texts of printable characters, because a client cannot send others in a header. */
const headerText = fc.oneof(
  fc.constantFrom('', 'x', '0', '-1', '1.5', '9'.repeat(30), 'my.localhost', 'my.', 'a'.repeat(4000)),
  fc.constantFrom(
    '__Host-octavo-session=x',
    'bytes=0-1',
    'bytes=-1',
    'bytes=9-1',
    'bytes=a',
    'bytes=0-0,2-2',
  ),
  fc.string(),
);
const headerNames =
  'x-identity x-pagination-page-current idempotency-key cookie origin range cf-ipcountry x-forwarded-for user-agent';
const headers = fc.dictionary(fc.constantFrom(...headerNames.split(' ')), headerText);

const mediaTypes = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=b',
  'multipart/form-data',
  'text/plain',
  'application/octet-stream',
  'x',
];
const rawBody = fc.record({
  type: fc.constantFrom(...mediaTypes),
  text: fc.oneof(
    oddText,
    fc.constantFrom('{', '[', '[]', 'null', '1', '"x"', '{"a":', '[['.repeat(5000), 'a[__proto__][b]=1'),
    oddText.map((text) => `--b\r\ncontent-disposition: form-data; name="${text}"\r\n\r\n1\r\n--b--\r\n`),
    oddText.map((text) => `--b\r\ncontent-disposition: form-data; name="file"; filename="${text}"\r\n\r\nx`),
  ),
});

const schemasOf = ({ parameters, requestBody }: Operation): Record<string, object> => {
  const query = parameters.filter((one) => one.in === 'query');
  const fields = query.map(({ name = '', schema = {} }) => [name.replace('[]', ''), schema] as const);
  const form = Object.values(requestBody?.content ?? {})[0]?.schema.properties ?? {};
  return { ...Object.fromEntries(fields), ...form };
};

/** Generates payloads that differ from a valid one in up to three fields, and payloads of any fields, also of unknown ones. */
const payloadOf = (operation: Operation, known: Payload = {}): fc.Arbitrary<Payload> => {
  const values = Object.entries(schemasOf(operation)).map(
    ([name, schema]) => [name, fieldValue(schema, name in known ? [known[name]] : [])] as const,
  );
  const changes = fc
    .subarray(values, { maxLength: Math.min(3, values.length) })
    .chain((chosen) => fc.record<Record<string, unknown>>(Object.fromEntries(chosen)));
  const any = fc.record<Record<string, unknown>>(Object.fromEntries(values), { requiredKeys: [] });
  const unknown = fc.dictionary(oddText, fc.jsonValue({ maxDepth: 2 }), { maxKeys: 2 });
  return mostly<Payload>(
    changes.map((changed) => ({ ...known, ...changed })),
    fc.tuple(any, unknown).map(([one, other]) => ({ ...one, ...other })),
  );
};

/** Generates requests of one operation. Most are similar to a valid request, so that they reach the handler. */
export const fuzzedRequest = (
  call: AnyCall,
  operation: Operation,
  known: KnownRequest,
): fc.Arbitrary<FuzzedRequest> => {
  const names = [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const params = names.map((name) => [name, pathValue(known.params?.[name])] as const);
  const request = fc.record({
    params: fc.record<Record<string, string>>(Object.fromEntries(params)),
    payload: payloadOf(operation, known.payload),
    encoding: fc.constantFrom(...bodyEncodings),
    // Odd headers often end a request before its handler.
    headers: mostly(fc.constant({}), headers),
    session: mostly<FuzzedRequest['session']>(fc.constant('own'), fc.constantFrom('own', 'none', 'broken')),
  });
  if (!operation.requestBody) return request;
  return mostly<FuzzedRequest>(
    request,
    fc.tuple(request, rawBody).map(([one, raw]) => ({ ...one, raw })),
  );
};
