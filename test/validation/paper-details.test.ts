import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { english } from '../../src/languages/translator.ts';
import { createDraft } from '../../src/order/draft/create-draft.ts';
import { maximumFileBytes } from '../../src/order/file-limits.ts';
import {
  academicLevelId,
  currencyId,
  deadlineId,
  formatId,
  paperTypeId,
  paymentSystemId,
  serviceId,
  subjectId,
  writerGradeId,
} from '../../src/order/vocabulary/ids.ts';
import type { PriceVersion } from '../../src/order/vocabulary/site.ts';
import { type FieldCode, fieldRows, fieldText } from '../../src/validation/messages/fields.ts';
import { type OrderInput, validateOrder } from '../../src/validation/validate.ts';
import { fixtureSite } from '../support/order/fixture-site.ts';

const order = suite('paper details');
const orderOn = (version: PriceVersion, change: Partial<OrderInput> = {}): OrderInput => ({
  ...createDraft(fixtureSite(version), { topic: 'Tea', details: 'Two cups' }),
  ...change,
});
const check = (change: Partial<OrderInput>, version: PriceVersion = 1) =>
  validateOrder(orderOn(version, change), { site: fixtureSite(version) });

for (const version of [1, 2] as const)
  order(`VAL-01 in price version ${version}, an order with topic and details is valid`, () => {
    assert.equal(check({}, version), {});
  });

const range = 'numberOutOfRange:1:999';
const unavailable = 'choiceUnavailable';
const file = (name: string, size = 10) => ({ key: name, name, size });
const rows: [
  id: string,
  change: Partial<OrderInput>,
  field: string,
  message: FieldCode,
  version?: PriceVersion,
][] = [
  ['VAL-01', { topic: '' }, 'topic', 'valueRequired'],
  ['VAL-01', { topic: '   ' }, 'topic', 'valueRequired'],
  ['VAL-01', { topic: ' T ' }, 'topic', 'topicTooShort:2'],
  ['VAL-01', { topic: 'T'.repeat(201) }, 'topic', 'topicTooLong:200'],
  ['VAL-01', { details: '' }, 'details', 'valueRequired'],
  ['VAL-01', { details: 'd'.repeat(20_001) }, 'details', 'detailsTooLong:20000'],
  ['VAL-01', { numberElements: '' }, 'numberElements', range],
  ['VAL-01', { numberElements: '0' }, 'numberElements', range],
  ['VAL-01', { numberElements: '1000' }, 'numberElements', range],
  ['VAL-01', { numberElements: '-1' }, 'numberElements', range],
  ['VAL-01', { numberElements: '1.5' }, 'numberElements', range],
  ['VAL-01', { numberElements: '', numberSlides: '2' }, 'numberElements', range],
  ['VAL-01', { numberElements: '0', numberSlides: '' }, 'numberSlides', range],
  ['VAL-01', { numberElements: '1', numberSlides: 'x' }, 'numberSlides', range],
  ['VAL-01', { numberSlides: '2' }, 'numberSlides', range, 2],
  ['VAL-01', { typeId: paperTypeId(55), numberElements: '0' }, 'numberSlides', range],
  ['VAL-01', { typeId: paperTypeId(55), numberSlides: '2' }, 'numberElements', range],
  ['VAL-01', { sources: 'few' }, 'sources', 'numberOutOfRange:0:999'],
  ['VAL-01', { sources: '1000' }, 'sources', 'numberOutOfRange:0:999'],
  ['TYP-05', { typeId: paperTypeId(999) }, 'typeId', unavailable],
  ['TYP-05', { typeId: paperTypeId(2) }, 'typeId', unavailable, 2],
  ['TYP-05', { deadlineId: deadlineId(10) }, 'deadlineId', unavailable, 2],
  ['TYP-05', { deadlineId: deadlineId(10) }, 'deadlineId', unavailable],
  [
    'TYP-05',
    { typeId: paperTypeId(49), academicLevelId: academicLevelId(4) },
    'academicLevelId',
    unavailable,
    2,
  ],
  ['TYP-01', { typeId: paperTypeId(4) }, 'academicLevelId', unavailable],
  ['TYP-01', { typeId: paperTypeId(35), serviceId: serviceId(2) }, 'serviceId', unavailable],
  ['DOM-02', { subjectId: subjectId(99) }, 'subjectId', unavailable],
  ['DOM-02', { formatId: formatId(99) }, 'formatId', unavailable],
  ['DOM-02', { writerGradeId: writerGradeId(9) }, 'writerGradeId', unavailable],
  ['DOM-02', { currencyId: currencyId(9) }, 'currencyId', unavailable],
  ['ORD-20', { paymentSystemId: paymentSystemId(2) }, 'paymentSystemId', unavailable],
  ['WRT-02', { writersPreferredCode: 'W123456' }, 'writersPreferredCode', 'writerCodeInvalid:5'],
  ['WRT-02', { writersPreferredCode: '12345' }, 'writersPreferredCode', 'writerCodeInvalid:5'],
  [
    'WRT-03',
    { writersPreferredCode: 'W12345', deadlineId: deadlineId(3) },
    'writersPreferredCode',
    'preferredWriterUrgent',
  ],
  ['VAL-04', { materials: [file('a.exe')] }, 'materials', 'file-type-invalid'],
  ['VAL-04', { materials: [file('a.pdf'), file('b')] }, 'materials', 'file-type-invalid'],
  ['VAL-04', { materials: [file('a.pdf', maximumFileBytes + 1)] }, 'materials', 'file-size-invalid'],
];
for (const [id, change, field, message, version] of rows)
  order(`${id} ${JSON.stringify(change).slice(0, 60)} in version ${version ?? 1} gets ${message}`, () => {
    const errors = check(change, version);
    assert.is(errors[field], message);
    assert.ok((message.split(':')[0] ?? '') in fieldRows && fieldText(message, english) !== message);
  });

const validCases: [title: string, change: Partial<OrderInput>, version?: PriceVersion][] = [
  ['MON-02 pages and slides of an essay', { numberElements: '2', numberSlides: '3' }],
  ['slides alone of an essay', { numberElements: '0', numberSlides: '3' }],
  ['a preferred writer in 24 hours', { writersPreferredCode: 'W1', deadlineId: deadlineId(4) }],
  ['no preferred writer in 3 hours', { writersPreferredCode: 'W', deadlineId: deadlineId(1) }],
  ['the grade "previous"', { writerGradeId: writerGradeId(4) }],
  [
    'a dissertation in two months',
    { typeId: paperTypeId(49), academicLevelId: academicLevelId(7), deadlineId: deadlineId(11) },
    2,
  ],
  ['a file of exactly the greatest size', { materials: [file('A.PDF', maximumFileBytes)] }],
  ['999 pages', { numberElements: '999' }],
];
for (const [title, change, version] of validCases)
  order(`VAL-01 an order with ${title} is valid`, () => assert.equal(check(change, version), {}));

order.run();
