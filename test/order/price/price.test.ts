import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { calculatePrice, isRefusal, type PricedOrder } from '../../../src/order/price/price.ts';
import {
  academicLevelId,
  currencyId,
  deadlineId,
  extraId,
  paperTypeCategoryId,
  paperTypeId,
  serviceId,
  writerGradeId,
} from '../../../src/order/vocabulary/ids.ts';
import type { Discount } from '../../../src/order/vocabulary/tariff.ts';
import { essay } from '../../support/order/fixture-priced-order.ts';
import { fixtureSite } from '../../support/order/fixture-site.ts';

const price = suite('price');
const site = fixtureSite(1);
const pricing = { tariff: site.tariff, currencies: site.dictionaries.currency };

const percent = (value: number): Discount => ({ code: 'P', type: 'percent', value });
const fixed = (value: number): Discount => ({ code: 'F', type: 'fixed', value });
const deadline = (id: number) => ({ deadlineId: deadlineId(id) });
const grade = (id: number) => ({ writerGradeId: writerGradeId(id) });
const currency = (id: number) => ({ currencyId: currencyId(id) });
const type = (id: number, category: number) => ({
  typeId: paperTypeId(id),
  typeCategoryId: paperTypeCategoryId(category),
});

// Base, total and bonus in cents, each calculated by hand.
const rows: [title: string, order: Partial<PricedOrder>, base: number, total: number, bonus: number][] = [
  ['one page at 14 days', {}, 1196, 1196, 60],
  ['one page at 10 days', deadline(8), 1700, 1700, 85],
  ['one page at 3 hours', deadline(1), 5000, 5000, 250],
  ['three pages', { pages: 3 }, 3588, 3588, 179],
  ['single spacing at twice the price', { pages: 3, spacingType: 'single' }, 7176, 7176, 359],
  ['MON-02 pages and slides', { pages: 2, slides: 3 }, 5980, 5980, 299],
  ['MON-02 slides beside single pages', { pages: 2, slides: 3, spacingType: 'single' }, 8372, 8372, 419],
  ['MON-02 slides alone', { pages: 0, slides: 3 }, 3588, 3588, 179],
  ['a premium writer at 20 % more', grade(2), 1435, 1435, 72],
  ['a top 10 writer at 35 % more', grade(3), 1615, 1615, 81],
  ['a preferred writer of unknown grade as regular', grade(4), 1196, 1196, 60],
  ['each extra once', { pages: 3, extrasIds: [extraId(1), extraId(2), extraId(3)] }, 7085, 7085, 354],
  ['extras without the grade’s surcharge', { ...grade(2), extrasIds: [extraId(2)] }, 2434, 2434, 122],
  ['a discount of 15 %', { discount: percent(15) }, 1196, 1017, 51],
  ['a fixed discount of ten dollars', { pages: 3, discount: fixed(10) }, 3588, 2588, 129],
  ['a fixed discount of the whole price', { discount: fixed(11.96) }, 1196, 0, 0],
  ['a discount of 100 %', { discount: percent(100) }, 1196, 0, 0],
  ['a discount over 100 %', { discount: percent(150) }, 1196, 0, 0],
  ['euros', currency(2), 1076, 1076, 54],
  ['a fixed discount in dollars, converted', { ...currency(2), discount: fixed(5) }, 1076, 626, 31],
  [
    'an order that is rounded once, at the end',
    { ...currency(3), ...grade(3), discount: percent(12.5) },
    1259,
    1102,
    55,
  ],
  [
    'an order whose half cent is rounded up',
    { pages: 3, ...deadline(9), discount: percent(12.5) },
    3588,
    3140,
    157,
  ],
  ['a type by its own grid', type(3, 4), 120, 120, 6],
  ['a category by its grid', type(49, 2), 1794, 1794, 90],
  ['editing', { serviceId: serviceId(2) }, 718, 718, 36],
];
for (const [title, order, base, total, bonus] of rows)
  price(`PRC-04 the price for ${title} is right`, () => {
    const result = calculatePrice({ ...essay, ...order }, pricing);
    assert.ok(!isRefusal(result));
    const { charged, ...displayed } = result;
    assert.equal(displayed, { base, total, bonus, currencyId: order.currencyId ?? 1 });
  });

const charges: [title: string, order: Partial<PricedOrder>, total: number, charged: number][] = [
  ['an order in dollars', { pages: 3, discount: fixed(10) }, 2588, 2588],
  ['an order in euros', currency(2), 1076, 1196],
  // The exact price is 16.146 dollars. The rounded 14.53 euros, converted back, would give 16.14.
  [
    'an order whose rounded euros would convert back to another amount',
    { ...currency(2), ...grade(3) },
    1453,
    1615,
  ],
];
for (const [title, order, total, charged] of charges)
  price(`MON-01 the charge for ${title} is rounded once, in US dollars`, () => {
    const result = calculatePrice({ ...essay, ...order }, pricing);
    assert.ok(!isRefusal(result));
    assert.equal([result.total, result.charged], [total, charged]);
  });

const unsold = structuredClone(site.tariff);
const [general] = unsold.grids;
if (general) general.cents = general.cents.map((row, index) => (index === 0 ? row.map(() => null) : row));
const unavailable = 'combinationUnavailable';
const refusals: [title: string, order: Partial<PricedOrder>, refusedField: string, message: string][] = [
  ['a level and a deadline that are not sold together', deadline(1), 'deadlineId', unavailable],
  ['a deadline out of the grid', deadline(11), 'deadlineId', unavailable],
  ['a level out of the grid', { academicLevelId: academicLevelId(7) }, 'academicLevelId', unavailable],
  ['a service without a grid', { serviceId: serviceId(9) }, 'serviceId', unavailable],
  ['a currency without a rate', currency(9), 'currencyId', 'choiceUnavailable'],
  [
    'a fixed discount larger than the price',
    { discount: fixed(11.97) },
    'discountCode',
    'discountExceedsTotal',
  ],
];
for (const [title, order, refusedField, message] of refusals)
  price(`VAL-03 a price with ${title} is refused with an error at ${refusedField}`, () => {
    const result = calculatePrice({ ...essay, ...order }, { ...pricing, tariff: unsold });
    assert.ok(isRefusal(result));
    assert.equal(result, { refused: refusedField, message });
  });

price('VAL-03 a stored discount of an unknown type is refused', () => {
  const discount: Discount = JSON.parse('{"code":"X","type":"gift","value":1}');
  assert.equal(calculatePrice({ ...essay, discount }, pricing), {
    refused: 'discountCode',
    message: 'discountTypeInvalid',
  });
});

price('a combination without a price in the paper type’s own grid gets no general price', () => {
  const tariff = structuredClone(site.tariff);
  const typeGrid = tariff.grids.find(({ typeId }) => typeId === 3);
  typeGrid?.cents[8]?.fill(null);
  const questions = { ...essay, typeId: paperTypeId(3) };
  assert.ok(isRefusal(calculatePrice(questions, { ...pricing, tariff })));
});

price.run();
