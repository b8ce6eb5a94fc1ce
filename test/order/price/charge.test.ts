import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { chargeParts } from '../../../src/order/price/charge.ts';

const charge = suite('what a change gives back of a charge');

for (const [title, change, parts] of [
  ['an order that was not changed', {}, { cut: 0, kept: 8000 }],
  ['a raise that is not paid yet', { dueCents: 2000, priceCents: 11_000 }, { cut: 0, kept: 8000 }],
  ['a lower price', { priceCents: 6000 }, { cut: 3000, kept: 5000 }],
  ['a lower price and a raise', { dueCents: 1000, priceCents: 7000 }, { cut: 3000, kept: 5000 }],
  ['a price that the bonus pays alone', { priceCents: 1000 }, { cut: 8000, kept: 0 }],
  ['a server that names what is due alone', { dueCents: 2000 }, { cut: 0, kept: 8000 }],
  ['a server that names the price alone', { priceCents: 11_000 }, { cut: 0, kept: 8000 }],
] as const)
  charge(`STS-01 ${title}`, () => {
    assert.equal(chargeParts({ chargedCents: 8000, bonusUsedCents: 1000, ...change }), parts);
  });

charge.run();
