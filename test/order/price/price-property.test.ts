import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { calculatePrice, isRefusal, type PricedOrder } from '../../../src/order/price/price.ts';
import { currencyId, deadlineId, writerGradeId } from '../../../src/order/vocabulary/ids.ts';
import { essay } from '../../support/order/fixture-priced-order.ts';
import { fixtureSite } from '../../support/order/fixture-site.ts';

const price = suite('any price');
const site = fixtureSite(1);
const pricing = { tariff: site.tariff, currencies: site.dictionaries.currency };

price('PRC-04 the price of any order equals the exact result, rounded once', () => {
  const halfUp = (numerator: bigint, denominator: bigint) =>
    Number(numerator / denominator + ((numerator % denominator) * 2n >= denominator ? 1n : 0n));
  fc.assert(
    fc.property(
      fc.record({
        pages: fc.integer({ min: 1, max: 999 }),
        slides: fc.integer({ min: 0, max: 999 }),
        single: fc.boolean(),
        grade: fc.constantFrom([1, 0] as const, [2, 20] as const, [3, 35] as const),
        currency: fc.constantFrom([1, 100] as const, [2, 90] as const, [3, 78] as const, [4, 146] as const),
        deadline: fc.integer({ min: 1, max: 9 }),
        // Hundredths of a percent.
        off: fc.integer({ min: 0, max: 10_000 }),
      }),
      ({ pages, slides, single, grade, currency, deadline, off }) => {
        const order: PricedOrder = {
          ...essay,
          pages,
          slides,
          spacingType: single ? 'single' : 'double',
          writerGradeId: writerGradeId(grade[0]),
          currencyId: currencyId(currency[0]),
          deadlineId: deadlineId(deadline),
          discount: { code: 'P', type: 'percent', value: off / 100 },
        };
        const result = calculatePrice(order, pricing);
        assert.ok(!isRefusal(result));
        const cents = [5000, 4200, 3600, 3100, 2700, 2400, 2000, 1700, 1196][deadline - 1] ?? 0;
        const base =
          BigInt(cents * (pages * (single ? 2 : 1) + slides)) * BigInt(100 + grade[1]) * BigInt(currency[1]);
        const total = base * BigInt(10_000 - off);
        const dollars = total / BigInt(currency[1]);
        assert.is(result.base, halfUp(base, 10_000n));
        assert.is(result.total, halfUp(total, 100_000_000n));
        assert.is(result.charged, halfUp(dollars, 1_000_000n));
        assert.is(result.bonus, halfUp(total * 5n, 10_000_000_000n));
      },
    ),
  );
});

price.run();
