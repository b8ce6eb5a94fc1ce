import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { academicLevels, deadlines, services } from '../../../src/order/vocabulary/ids.ts';
import { priceGrid } from '../../../src/server/demo/price-grid.ts';

const grid = suite('price grid');
const { undergraduate, bachelor } = academicLevels;
const written = (row: string) =>
  priceGrid({
    service: services.writing,
    levels: [undergraduate, bachelor],
    rows: [[deadlines.days14, row]],
  });

grid('PRC-04 an amount in dollars is converted to whole cents', () => {
  assert.equal(written(' 1.15  110.09').cents, [[115, 11_009]]);
});

grid('PRC-04 a row that leaves a level without a price is refused', () => {
  assert.throws(() => written('11.96'), /needs 2 prices/);
});

grid('PRC-04 an amount without exactly two decimals is refused', () => {
  assert.throws(() => written('11.9 14.50'), /two decimals/);
  assert.throws(() => written('11.960 14.50'), /two decimals/);
});

grid.run();
