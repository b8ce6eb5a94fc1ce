import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as ids from '../../../src/order/vocabulary/ids.ts';

const constants = suite('constants');

// These ids may never change, because stored orders and providers' dictionaries contain them.
const hours = { hours3: 1, hours6: 2, hours12: 3, hours24: 4 };
const days = { days2: 5, days3: 6, days6: 7, days10: 8, days14: 9, days30: 10 };
const groups: [name: string, actual: object, expected: object][] = [
  [
    'academic levels',
    ids.academicLevels,
    { undergraduate: 1, bachelor: 2, professional: 3, undergraduateV2: 4, college: 5, master: 6, phd: 7 },
  ],
  ['deadlines', ids.deadlines, { ...hours, ...days, months2: 11 }],
  ['services', ids.services, { writing: 1, editing: 2 }],
  ['material statuses', ids.materialStatuses, { notNeeded: 1, neededAndProvided: 2, neededNotProvided: 3 }],
  ['writer grades', ids.writerGrades, { regular: 1, premium: 2, top10: 3, previous: 4 }],
  [
    'extras',
    ids.extras,
    { abstractPage: 1, plagiarismReport: 2, personalSupport: 3, top10Writer: 7, premiumSpecialist: 8 },
  ],
  ['payment systems', ids.paymentSystems, { payPal: 1, creditCard: 3 }],
  ['promo ids', ids.promoIds, { calculator: 1, orderForm: 2, priceList: 16 }],
  ['words a page', ids.wordsPerPage, { double: 275, single: 550 }],
  ['spacings', ids.spacings, ['double', 'single']],
];
for (const [name, actual, expected] of groups)
  constants(`DOM-04 ${name} have the ids that the API documents`, () => {
    assert.equal({ ...actual }, { ...expected });
  });

constants('DOM-04 single ids have the values that the API documents', () => {
  assert.equal(
    [ids.otherSubject, ids.otherFormat, ids.currencies.usd, ids.defaultWriterCode],
    [5, 5, 1, 'W'],
  );
  assert.equal([ids.maximumQuantity, ids.maximumPhoneLength], [999, 20]);
});

constants.run();
