import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fieldLabel } from '../../../src/office/log/act-fields.ts';
import { describeAct } from '../../../src/office/log/describe-act.ts';
import { settableNames } from '../../../src/server/staff/catalogue/save-config.ts';

const log = suite('the log in plain words');

const described = (act: string, values: { about?: string; before?: object; after?: object }) =>
  describeAct({
    id: 1,
    at: '2030-01-02T03:04:05.000Z',
    by: 'Ada',
    act,
    about: values.about ?? '',
    before: { ...values.before },
    after: { ...values.after },
    network: '',
  });

log('OFF-03 every setting of the form has a name in the log', () => {
  const ofCommands = ['dictionary', 'postback', 'redirect', 'social'];
  const nested = ['brand', 'promises', 'template'];
  const named = settableNames.filter((name) => ![...ofCommands, ...nested].includes(name));
  assert.equal(
    named.filter((name) => !fieldLabel('saveSite', name)),
    [],
  );
});

log('OFF-01 scopes of a key and the file of a logo are said in words', () => {
  const scopes = ['figures', 'orders:read'];
  assert.equal(described('addKey', { after: { scopes } }).changes, [
    'May: read figures and payouts; read orders and their files; messages stay unread',
  ]);
  const logos = (was: string | null, is: string | null) =>
    described('saveSite', { before: { brand: { logo: was } }, after: { brand: { logo: is } } }).changes;
  assert.equal(logos(null, 'VSCM2QdffdfJ-533x160.png'), ['Logo: a logo']);
  assert.equal(logos('VSCM2QdffdfJ-533x160.png', null), ['Logo: a logo → none']);
  assert.equal(logos('VSCM2QdffdfJ-533x160.png', 'x7f1QdffdfJa-640x160.png'), ['Logo: replaced']);
});

log('OFF-01 amounts are money, and absent values are absent', () => {
  assert.equal(described('markPaid', { after: { cents: 10_080, reference: '' } }), {
    title: 'Marked as paid',
    about: '',
    changes: ['Amount: $100.80'],
  });
  const refund = described('refundOrder', {
    before: { returnedCents: 0 },
    after: { returnedCents: 550, reason: null, isReturned: false },
  });
  assert.equal(refund.changes, ['Given back in all: $0.00 → $5.50', 'Given back in another way: no']);
});

log('OFF-01 templates and themes have the names that their choice has', () => {
  const { changes } = described('saveSite', {
    before: { template: { 'order-form': 'm1_d1' } },
    after: { template: { 'order-form': 'm3_d1' }, theme: 'minimal' },
  });
  assert.equal(changes, [
    'Template of the order form: Two pages (m1_d1) → Three cards (m3_d1)',
    'Theme of the widgets: No card, in the colours of the page (minimal)',
  ]);
});

log('OFF-01 nested settings are compared by their names', () => {
  const promises = (firstHalf: number) => ({ revisionDays: 14, refundPercents: { firstHalf } });
  const { changes } = described('saveSite', {
    before: { promises: promises(70), payment: [{ descriptor: 'PayPal', isAvailable: true }] },
    after: { promises: promises(60), payment: [{ descriptor: 'PayPal', isAvailable: false }] },
  });
  assert.equal(changes, [
    'Percent back in the first half of the time: 70 → 60',
    'Payment methods: PayPal → PayPal (not offered)',
  ]);
});

log('OFF-01 a new item has no line for what it is not, and an ended plan no arrow', () => {
  const item = { name: 'Sonnet', position: 3, isOff: false, version: null, category: 'Essays' };
  assert.equal(described('saveItem', { about: 'paperType Sonnet of papers.example', after: item }), {
    title: 'Item of a list saved',
    about: 'paper type Sonnet of papers.example',
    changes: ['Name: Sonnet', 'Position: 3', 'Category: Essays'],
  });
  assert.equal(described('cancelPlan', { before: { fromDay: '2030-12-31' } }).changes.length, 1);
  assert.equal(described('savePrices', { after: { '1/2//3/4': 11.96 } }).changes, [
    '1 price, which stands in the history under Prices',
  ]);
});

log.run();
