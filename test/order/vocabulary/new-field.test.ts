import { execFileSync } from 'node:child_process';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fixtureSite } from '../../support/order/fixture-site.ts';

const adding = suite('a further field of an order');
// The copy is inside the repository, so that its code finds the installed packages.
const copy = resolve('.build/test/new-field');
adding.after(() => rm(copy, { recursive: true, force: true }));

/** A field of each kind, with its column, and with its value in a draft, in the column and in an answer. */
const newFields = [
  {
    field: 'audience',
    row: "kind: 'text', min: 0, max: 100",
    column: ['audience', "text not null default ''"],
    values: [' Teachers', 'Teachers', 'Teachers'],
  },
  {
    field: 'numberTables',
    row: "kind: 'quantity'",
    column: ['number_tables', 'bigint not null default 0'],
    values: ['3', 3, 3],
  },
  {
    field: 'secondSubjectId',
    row: "kind: 'choice', id: subjectId, dictionary: 'paperSubject', initial: otherSubject",
    column: ['second_subject_id', 'bigint not null default 5'],
    values: [1, 1, 1],
  },
  {
    field: 'hasAppendix',
    row: "kind: 'flag', initial: false",
    column: ['has_appendix', 'bigint not null default 0'],
    values: [true, 1, true],
  },
  {
    field: 'furtherSubjects',
    row: "kind: 'list', id: subjectId, dictionary: 'paperSubject'",
    column: ['further_subjects', "text not null default ''"],
    values: [[1, 5], '1,5', [1, 5]],
  },
] as const;

const change = async (name: string, place: RegExp, added: string) => {
  const path = join(copy, 'src', name);
  const before = await readFile(path, 'utf8');
  const after = before.replace(place, added);
  assert.is.not(after, before, `${name} has the place for a new field`);
  await writeFile(path, after);
};

/** Adds a field to the copy of the sources, by the steps of `src/README.md`. */
const addField = async ({ field, row, column }: (typeof newFields)[number]) => {
  const label = `Label of ${field}`;
  const migration = {
    name: `0099-${field}`,
    statements: [`alter table orders add column ${column.join(' ')}`],
  };
  await change(
    'order/vocabulary/fields.ts',
    /\n {2}sources: \{/,
    `\n  ${field}: { ${row}, label: '${label}' },$&`,
  );
  await change('languages/field-labels.json', /\n( +)"Sources": /g, `\n$1"${label}": "${label}",$&`);
  await change(
    'server/database/migrations/migrations.ts',
    /(?<=readonly Migration\[\] = .*)\n\];/s,
    `\n  ${JSON.stringify(migration)},$&`,
  );
};

/** Module of the copy that leads an order from a draft through request, columns and answer. */
const way = `
import { encode } from './api/encode.ts';
import { Order } from './api/resources/order.ts';
import { createDraft } from './order/draft/create-draft.ts';
import { toOrderRequest } from './order/draft/order-request.ts';
import { parseFields } from './server/http/body.ts';
import { answerOf, columnsOf, OrderBody, readOrder } from './server/orders/order-fields.ts';
import { validateOrder } from './validation/validate.ts';

export default (site, chosen) => {
  const draft = createDraft(site, { topic: 'Tea', details: 'Two cups', ...chosen });
  const body = parseFields(String(encode(toOrderRequest(draft), new URLSearchParams())));
  const order = readOrder(body, site);
  const columns = columnsOf(order);
  const errors = validateOrder(order, { site });
  return { columns, answer: answerOf(columns), errors, schemas: [OrderBody.properties, Order.properties] };
};
`;

adding('a field of each kind reaches columns and answer after changes in three files', async () => {
  await rm(copy, { recursive: true, force: true });
  await cp('src', join(copy, 'src'), { recursive: true });
  for (const added of newFields) await addField(added);
  // The office is left out but for its log, which alone knows the fields, because its packages take half of the checking.
  const config = {
    extends: resolve('tsconfig.json'),
    files: ['src/office/log/describe-act.ts'],
    include: ['src'],
    exclude: ['src/office'],
  };
  await writeFile(join(copy, 'tsconfig.json'), JSON.stringify(config));
  const compiler = resolve('node_modules/typescript/bin/tsc');
  // Each of several checkers would infer the types of the server's packages anew, in twice the computing time.
  const words = [compiler, '--noEmit', '--checkers', '1', '-p', copy];
  execFileSync(process.execPath, words, { stdio: 'inherit' });

  await writeFile(join(copy, 'src/way.ts'), way);
  const outfile = join(copy, 'way.mjs');
  await build({
    entryPoints: [join(copy, 'src/way.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
  });
  const { default: send } = await import(pathToFileURL(outfile).href);
  const chosen = Object.fromEntries(newFields.map(({ field, values }) => [field, values[0]]));
  const { columns, answer, errors, schemas } = send(fixtureSite(1), chosen);
  assert.equal(errors, {});
  for (const { field, column, values } of newFields) {
    assert.equal([columns[column[0]], answer[field]], values.slice(1), field);
    for (const schema of schemas) assert.ok(field in schema, field);
  }
});

adding.run();
