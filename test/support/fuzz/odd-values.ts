import fc from 'fast-check';

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
export const fieldValue = (schema: object, known: readonly unknown[]): fc.Arbitrary<unknown> =>
  fc.oneof(
    ...(known.length ? [fc.constantFrom(...known)] : []),
    allowedValue(schema),
    oddText,
    fc.array(oddText, { maxLength: 3 }),
    fc.jsonValue({ maxDepth: 3 }),
  );
