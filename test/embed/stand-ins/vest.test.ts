import { readdirSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { FieldErrors } from '../../../src/validation/field-errors.ts';
import { fixtureSite } from '../../support/order/fixture-site.ts';

const vest = suite('browser-vest');

// The table is imported from its original file and not bundled, because it finds the stand-ins by its own path.
const { alias }: { alias: Record<string, string> } = await import(
  pathToFileURL(resolve('src/embed/build/alias.mjs')).href
);

type Validate = (input: object, context: object) => FieldErrors;

const modules = readdirSync('src/validation').filter((name) => name.endsWith('.ts'));

/** Returns all exports of the validation modules by name. Packages are replaced as `alias` says. */
const loadExports = async (alias: Record<string, string>): Promise<Record<string, unknown>> => {
  const { outputFiles } = await build({
    stdin: {
      contents: modules
        .map((name) => `export * as ${basename(name, '.ts').replaceAll('-', '_')} from './${name}';`)
        .join(''),
      resolveDir: 'src/validation',
    },
    bundle: true,
    format: 'esm',
    platform: 'node',
    mainFields: ['module', 'main'],
    write: false,
    alias,
  });
  const namespaces: Record<string, Record<string, unknown>> = await import(
    `data:text/javascript;base64,${Buffer.from(outputFiles[0]?.text ?? '').toString('base64')}`
  );
  return Object.assign({}, ...Object.values(namespaces));
};

const isSuite = (entry: [string, unknown]): entry is [string, Validate] => entry[0].startsWith('validate');
const loadSuites = async (alias: Record<string, string>) =>
  new Map(Object.entries(await loadExports(alias)).filter(isSuite));
const [onServer, inBrowser] = await Promise.all([loadSuites({}), loadSuites(alias)]);

const site = fixtureSite(1);
const text = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    'a',
    'Ann',
    'x'.repeat(70),
    'x'.repeat(6000),
    'secret1',
    'W12',
    'W10042',
    'w10042',
  ),
  fc.constantFrom('ann@example.com', 'ann@', '+1555', '+15551234567', '0', '1', '999', '1000', '-1', '1.5'),
  fc.string(),
);
const ids = Object.values(site.dictionaries).flatMap((items: readonly { id: number }[]) =>
  items.map(({ id }) => id),
);
const files = fc.array(
  fc.record({ key: text, name: fc.constantFrom('a.pdf', 'a.exe', 'a'), size: fc.nat() }),
  { maxLength: 3 },
);
/** Generators for inputs that are not text, by a pattern of field names. */
const otherValues: [RegExp, fc.Arbitrary<unknown>][] = [
  [/(Id|spacingType)$/, fc.constantFrom(0, ...ids)],
  [/Accepted$/, fc.boolean()],
  [/^rate$/, fc.constantFrom(0, 1, 3, 5, 6, 2.5, Number.NaN)],
  [/^materials$/, files],
  [/^repeatPassword$/, fc.option(text, { nil: undefined })],
];

/** Creates an input that generates a value for each field when a suite reads it. Later reads return the same value. */
const createInput = (generate: fc.GeneratorValue): object => {
  const values = new Map<string, unknown>();
  return new Proxy(
    {},
    {
      get: (_, field) => {
        const name = String(field);
        const [, value = text] = otherValues.find(([names]) => names.test(name)) ?? [];
        if (!values.has(name))
          values.set(
            name,
            generate(() => value),
          );
        return values.get(name);
      },
    },
  );
};

for (const [name, validate] of onServer)
  vest(`VAL-01 ${name} finds the same errors with the stand-in of Vest as with Vest`, () => {
    let errorCount = 0;
    fc.assert(
      fc.property(fc.gen(), fc.constantFrom('full', 'short'), (generate, kind) => {
        const input = createInput(generate);
        const expected = validate(input, { site, kind });
        errorCount += Object.keys(expected).length;
        assert.equal(inBrowser.get(name)?.(input, { site, kind }), expected);
      }),
    );
    assert.ok(errorCount > 0, 'some inputs are wrong');
  });

vest('VAL-01 every suite of the validation modules is compared with Vest', () => {
  const texts = modules.map((name) => readFileSync(`src/validation/${name}`, 'utf8'));
  const created = texts.flatMap((text) => text.match(/= validation\(/g) ?? []);
  assert.is(
    onServer.size,
    created.length,
    'each suite has one exported function that begins with "validate"',
  );
});

vest.run();
