import { build } from 'esbuild';
import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createDraft } from '../../../src/order/draft/create-draft.ts';
import * as realSuites from '../../../src/validation/validate.ts';
import { fixtureSite } from '../../support/order/fixture-site.ts';

const vest = suite('browser-vest');

/** Imports the suites as a browser's bundle contains them. */
const loadBrowsers = async (): Promise<typeof realSuites> => {
  const { outputFiles } = await build({
    entryPoints: ['src/validation/validate.ts'],
    bundle: true,
    format: 'esm',
    write: false,
    alias: { vest: './src/embed/stand-ins/vest.ts' },
  });
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? '')}`);
};
const browsers = await loadBrowsers();

const words = [
  '',
  ' ',
  'a',
  'Ann',
  'x'.repeat(70),
  'ann@example.com',
  'ann@',
  '+1555',
  '+15551234567',
  'W12',
  'W',
];
const text = fc.oneof(fc.constantFrom(...words), fc.string());
const texts = <Name extends string>(...names: Name[]): fc.Arbitrary<Record<Name, string>> =>
  fc.tuple(...names.map(() => text)).map((values) => {
    const entries = names.map((name, index) => [name, values[index]]);
    return Object.fromEntries(entries) as Record<Name, string>;
  });
const person = texts('email', 'password', 'repeatPassword', 'firstName', 'lastName', 'phone');
const rating = fc.record({ rate: fc.constantFrom(0, 1, 3, 5, 6, 2.5, Number.NaN), comment: text });
const site = fixtureSite(1);
const quantity = fc.constantFrom('0', '1', '999', '1000', '', 'x', '-1', '1.5');
const order = fc
  .record({
    typeId: fc.constantFrom(...site.dictionaries.paperType.map(({ id }) => id)),
    deadlineId: fc.constantFrom(...site.dictionaries.deadline.map(({ id }) => id)),
    numberElements: quantity,
    numberSlides: quantity,
    sources: quantity,
    topic: text,
    details: text,
    writersPreferredCode: text,
    materials: fc.array(
      fc.record({ key: text, name: fc.constantFrom('a.pdf', 'a.exe', 'a'), size: fc.nat() }),
      {
        maxLength: 3,
      },
    ),
  })
  .map((change) => ({ ...createDraft(site, {}), ...change }));

// One row for each suite: its input, and the suite from either module.
const rows: { [Name in string]: fc.Arbitrary<(suites: typeof realSuites) => realSuites.FieldErrors> } = {
  order: order.map((input) => (suites) => suites.validateOrder(input, { site })),
  registration: fc.tuple(person, fc.constantFrom('full' as const, 'short' as const)).map(
    ([input, kind]) =>
      (suites) =>
        suites.validateRegistration(input, { kind }),
  ),
  login: texts('email', 'password').map((input) => (suites) => suites.validateLogin(input)),
  'forgotten password': texts('email').map((input) => (suites) => suites.validateEmail(input)),
  'password change': texts('current', 'new', 'repeat').map(
    (input) => (suites) => suites.validatePasswordChange(input),
  ),
  profile: texts('firstName', 'lastName', 'phone').map(
    (input) => (suites) => suites.validatePrimaryInfo(input),
  ),
  contacts: texts('alternativeEmail', 'alternativePhone').map(
    (input) => (suites) => suites.validateAdditionalInfo(input),
  ),
  rating: rating.map((input) => (suites) => suites.validateRating(input)),
  revision: texts('timeRevision', 'textRevision').map((input) => (suites) => suites.validateRevision(input)),
  policy: fc.boolean().map((policyAccepted) => (suites) => suites.validatePolicy({ policyAccepted })),
};

for (const [name, runs] of Object.entries(rows))
  vest(`VAL-01 a ${name} has the same errors in the browser as on the server`, () => {
    let refusedCount = 0;
    fc.assert(
      fc.property(runs, (run) => {
        const expected = run(realSuites);
        refusedCount += Object.keys(expected).length;
        assert.equal(run(browsers), expected);
      }),
    );
    assert.ok(refusedCount > 0, 'some of what was tried is wrong');
  });

vest.run();
