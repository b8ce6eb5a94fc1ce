import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createDraft } from '../../../src/order/draft/create-draft.ts';
import { discountFrom } from '../../../src/order/draft/discount-from.ts';
import { readPrefill } from '../../../src/order/draft/prefill.ts';
import { writeQuery } from '../../../src/order/draft/write-query.ts';
import { deadlineId, paperTypeId } from '../../../src/order/vocabulary/ids.ts';
import { fixtureSite } from '../../support/order/fixture-site.ts';

const prefill = suite('prefill');
const site = fixtureSite(1);
const prefillOf = (query: string) => readPrefill(new URLSearchParams(query), site);

// For each query parameter: a valid value, its result, and a value that must be ignored.
const rows: [parameter: string, validValue: string, field: string, value: unknown, invalidValue: string][] = [
  ['typeId', '44', 'typeId', 44, '999'],
  ['serviceId', '2', 'serviceId', 2, '3'],
  ['deadlineId', '5', 'deadlineId', 5, '11'],
  ['academicLevelId', '3', 'academicLevelId', 3, '7'],
  ['numberElements', '12', 'numberElements', '12', '1e3'],
  ['numberSlides', '3', 'numberSlides', '3', '-1'],
  ['spacingType', 'single', 'spacingType', 'single', 'triple'],
  ['inputDiscountCode', 'WELCOME15', 'discountCode', 'WELCOME15', ''],
  ['referrerCode', 'FRIEND', 'discountCode', 'FRIEND', '  '],
  ['externalDiscountCode', 'PARTNER', 'discountCode', 'PARTNER', ''],
  ['writerGradeId', '2', 'writerGradeId', 2, '0'],
  ['topic', 'Tea & <b>milk</b>', 'topic', 'Tea & <b>milk</b>', ''],
  ['details', 'Two cups', 'details', 'Two cups', ''],
  ['subjectId', '1', 'subjectId', 1, 'constructor'],
  ['formatId', '2', 'formatId', 2, '2.5'],
  ['sources', '4', 'sources', '4', '4444'],
  ['additionalMaterialStatusId', '3', 'additionalMaterialStatusId', 3, '4'],
  ['writerCode', 'w123', 'writersPreferredCode', 'W123', 'W123456'],
  ['paymentSystemId', '3', 'paymentSystemId', 3, '2'],
];
for (const [parameter, validValue, field, value, invalidValue] of rows) {
  prefill(`ORD-11 the form takes ${parameter} from a link`, () => {
    assert.equal(prefillOf(`${parameter}=${encodeURIComponent(validValue)}`), { [field]: value });
  });
  prefill(`ORD-11 the form ignores ${parameter}=${invalidValue} in a link`, () => {
    assert.equal(prefillOf(`${parameter}=${encodeURIComponent(invalidValue)}`), {});
  });
}

prefill('ORD-11 the form ignores unknown parameters of a link', () => {
  assert.equal(prefillOf('__proto__=1&utm_source=a&policyAccepted=true'), {});
});

prefill('ORD-11 no link can open a form that cannot be ordered', () => {
  const names = rows.map(([parameter]) => parameter);
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom(...names), fc.oneof(fc.string(), fc.nat(120).map(String)))),
      (pairs) => {
        const draft = createDraft(site, readPrefill(new URLSearchParams(pairs), site));
        const counts = [Number(draft.numberElements), Number(draft.numberSlides)];
        assert.ok(counts.some((count) => count > 0));
      },
    ),
  );
});

const codes: [query: string, code: string][] = [
  ['referrerCode=A&inputDiscountCode=B&externalDiscountCode=C', 'A'],
  ['inputDiscountCode=B&externalDiscountCode=C', 'B'],
  ['externalDiscountCode=C', 'C'],
  ['referrerCode=&inputDiscountCode=B', 'B'],
  ['', ''],
];
for (const [query, code] of codes)
  prefill(`PRC-03 of the parameters "${query}", the discount code "${code}" is used`, () => {
    assert.is(discountFrom(new URLSearchParams(query)), code);
  });

prefill('CAL-06 the order page opens with the choices that the calculator’s link carries', () => {
  const draft = createDraft(site, {
    typeId: paperTypeId(55),
    deadlineId: deadlineId(3),
    numberSlides: '7',
    discountCode: 'TENOFF',
  });
  const query = writeQuery(draft);
  assert.equal(query, {
    typeId: '55',
    serviceId: '1',
    deadlineId: '3',
    academicLevelId: '1',
    numberElements: '0',
    numberSlides: '7',
    spacingType: 'double',
    inputDiscountCode: 'TENOFF',
    writerGradeId: '1',
    additionalMaterialStatusId: '1',
  });
  assert.equal(createDraft(site, readPrefill(new URLSearchParams(query), site)), draft);
  assert.not('inputDiscountCode' in writeQuery(createDraft(site)));
});

prefill.run();
