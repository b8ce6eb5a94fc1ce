import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createDraft } from '../../src/order/draft-defaults.ts';
import { editDraft } from '../../src/order/edit-draft.ts';
import {
  academicLevelId,
  currencyId,
  deadlineId,
  extraId,
  paperTypeCategoryId,
  paperTypeId,
  serviceId,
  writerGradeId,
} from '../../src/order/ids.ts';
import { calculatePrice, isRefusal, type PricedOrder } from '../../src/order/price.ts';
import { pricedOrder } from '../../src/order/priced-order.ts';
import type { Discount } from '../../src/order/tariff.ts';
import { fixtureSite } from './fixture-site.ts';

const price = suite('price');
const site = fixtureSite(1);
const pricing = { tariff: site.tariff, currencies: site.dictionaries.currency };

const essay: PricedOrder = {
  typeId: paperTypeId(1),
  typeCategoryId: paperTypeCategoryId(1),
  serviceId: serviceId(1),
  academicLevelId: academicLevelId(1),
  deadlineId: deadlineId(9),
  spacingType: 'double',
  writerGradeId: writerGradeId(1),
  currencyId: currencyId(1),
  quantity: 1,
  extrasIds: [],
  discount: null,
};
const percent = (value: number): Discount => ({ code: 'P', type: 'percent', value });
const fixed = (value: number): Discount => ({ code: 'F', type: 'fixed', value });

// base, total and bonus in cents, each worked out by hand.
const rows: [title: string, order: Partial<PricedOrder>, base: number, total: number, bonus: number][] = [
  ['one page at 14 days', {}, 1196, 1196, 60],
  ['one page at 10 days', { deadlineId: deadlineId(8) }, 1700, 1700, 85],
  ['one page at 3 hours', { deadlineId: deadlineId(1) }, 5000, 5000, 250],
  ['three pages', { quantity: 3 }, 3588, 3588, 179],
  ['single spacing at twice the price', { quantity: 3, spacingType: 'single' }, 7176, 7176, 359],
  ['a premium writer at 20 % more', { writerGradeId: writerGradeId(2) }, 1435, 1435, 72],
  ['a top 10 writer at 35 % more', { writerGradeId: writerGradeId(3) }, 1615, 1615, 81],
  ['a preferred writer of unknown grade as regular', { writerGradeId: writerGradeId(4) }, 1196, 1196, 60],
  ['each extra once', { quantity: 3, extrasIds: [extraId(1), extraId(2), extraId(3)] }, 7085, 7085, 354],
  [
    'extras without the grade’s surcharge',
    { writerGradeId: writerGradeId(2), extrasIds: [extraId(2)] },
    2434,
    2434,
    122,
  ],
  ['15 % less', { discount: percent(15) }, 1196, 1017, 51],
  ['ten dollars less', { quantity: 3, discount: fixed(10) }, 3588, 2588, 129],
  ['a fixed discount of all of it', { discount: fixed(11.96) }, 1196, 0, 0],
  ['all of it in percent', { discount: percent(100) }, 1196, 0, 0],
  ['never below zero', { discount: percent(150) }, 1196, 0, 0],
  ['euros', { currencyId: currencyId(2) }, 1076, 1076, 54],
  [
    'a fixed discount in dollars, converted',
    { currencyId: currencyId(2), discount: fixed(5) },
    1076,
    626,
    31,
  ],
  [
    'one rounding, at the end',
    { currencyId: currencyId(3), writerGradeId: writerGradeId(3), discount: percent(12.5) },
    1259,
    1102,
    55,
  ],
  [
    'half a cent rounds up',
    { quantity: 3, deadlineId: deadlineId(9), discount: percent(12.5) },
    3588,
    3140,
    157,
  ],
  ['a type by its own grid', { typeId: paperTypeId(3), typeCategoryId: paperTypeCategoryId(4) }, 120, 120, 6],
  [
    'a category by its grid',
    { typeId: paperTypeId(49), typeCategoryId: paperTypeCategoryId(2) },
    1794,
    1794,
    90,
  ],
  ['editing', { serviceId: serviceId(2) }, 718, 718, 36],
];
for (const [title, order, base, total, bonus] of rows)
  price(`PRC-04 prices ${title}`, () => {
    const result = calculatePrice({ ...essay, ...order }, pricing);
    assert.equal(result, { base, total, bonus, save: base - total, currencyId: order.currencyId ?? 1 });
  });

const unsold = structuredClone(site.tariff);
const [general] = unsold.grids;
if (general) general.cents = general.cents.map((row, index) => (index === 0 ? row.map(() => null) : row));
const refusals: [title: string, order: Partial<PricedOrder>, refused: string, message: string][] = [
  ['a pair that is not sold', { deadlineId: deadlineId(1) }, 'deadlineId', 'combinationUnavailable'],
  ['a deadline out of the grid', { deadlineId: deadlineId(11) }, 'deadlineId', 'combinationUnavailable'],
  [
    'a level out of the grid',
    { academicLevelId: academicLevelId(7) },
    'academicLevelId',
    'combinationUnavailable',
  ],
  ['a service without a grid', { serviceId: serviceId(9) }, 'serviceId', 'combinationUnavailable'],
  ['a currency without a rate', { currencyId: currencyId(9) }, 'currencyId', 'choiceUnavailable'],
  [
    'a fixed discount larger than the price',
    { discount: fixed(11.97) },
    'discountCode',
    'discountExceedsTotal',
  ],
];
for (const [title, order, refused, message] of refusals)
  price(`VAL-03 refuses ${title} on ${refused}`, () => {
    const result = calculatePrice({ ...essay, ...order }, { ...pricing, tariff: unsold });
    assert.ok(isRefusal(result));
    assert.equal(result, { refused, message });
  });

price('VAL-03 refuses a discount of another type, as stored data may hold', () => {
  const discount: Discount = JSON.parse('{"code":"X","type":"gift","value":1}');
  assert.equal(calculatePrice({ ...essay, discount }, pricing), {
    refused: 'discountCode',
    message: 'discountTypeInvalid',
  });
});

price('a cell that a type’s own grid does not sell is not sold at the general price', () => {
  const tariff = structuredClone(site.tariff);
  const own = tariff.grids.find(({ typeId }) => typeId === 3);
  own?.cents[8]?.fill(null);
  const questions = { ...essay, typeId: paperTypeId(3) };
  assert.ok(isRefusal(calculatePrice(questions, { ...pricing, tariff })));
});

price('PRC-04 agrees with fractions worked out in whole numbers, whatever the order', () => {
  const halfUp = (numerator: bigint, denominator: bigint) =>
    Number(numerator / denominator + ((numerator % denominator) * 2n >= denominator ? 1n : 0n));
  fc.assert(
    fc.property(
      fc.record({
        quantity: fc.integer({ min: 1, max: 999 }),
        single: fc.boolean(),
        grade: fc.constantFrom([1, 0] as const, [2, 20] as const, [3, 35] as const),
        currency: fc.constantFrom([1, 100] as const, [2, 90] as const, [3, 78] as const, [4, 146] as const),
        deadline: fc.integer({ min: 1, max: 9 }),
        // Hundredths of a percent.
        off: fc.integer({ min: 0, max: 10_000 }),
      }),
      ({ quantity, single, grade, currency, deadline, off }) => {
        const order: PricedOrder = {
          ...essay,
          quantity,
          spacingType: single ? 'single' : 'double',
          writerGradeId: writerGradeId(grade[0]),
          currencyId: currencyId(currency[0]),
          deadlineId: deadlineId(deadline),
          discount: percent(off / 100),
        };
        const result = calculatePrice(order, pricing);
        assert.ok(!isRefusal(result));
        const cents = [5000, 4200, 3600, 3100, 2700, 2400, 2000, 1700, 1196][deadline - 1] ?? 0;
        const base =
          BigInt(cents * quantity * (single ? 2 : 1)) * BigInt(100 + grade[1]) * BigInt(currency[1]);
        const total = base * BigInt(10_000 - off);
        assert.is(result.base, halfUp(base, 10_000n));
        assert.is(result.total, halfUp(total, 100_000_000n));
        assert.is(result.bonus, halfUp(total * 5n, 10_000_000_000n));
        assert.is(result.save, result.base - result.total);
      },
    ),
  );
});

price('TYP-06 spacing that is hidden costs nothing', () => {
  const draft = createDraft(site, { spacingType: 'single', numberElements: '2' });
  assert.is(pricedOrder(draft, null).spacingType, 'single');
  const slides = editDraft(draft, 'numberSlides', '2', site);
  assert.is(slides.spacingType, 'single', 'the choice itself is kept for when pages come back');
  assert.equal([pricedOrder(slides, null).spacingType, pricedOrder(slides, null).quantity], ['double', 2]);
});

price('a price does not vanish while the quantity is retyped', () => {
  assert.is(pricedOrder(editDraft(createDraft(site), 'numberElements', '', site), null).quantity, 1);
});

price('checked extras are priced', () => {
  const draft = createDraft(site, { abstractPage: true, personalSupport: true });
  assert.equal(pricedOrder(draft, null).extrasIds, [1, 3]);
});

price.run();
