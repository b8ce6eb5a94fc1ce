import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { byteOrderMark, csvOf } from '../../src/order/csv.ts';

const csv = suite('text for spreadsheets');

csv('a cell that would be a formula becomes a text, and a negative amount stays a number', () => {
  const rows = [['=1+1', '-1+1', '-84.00', '84.00', 'one, "two"', '@sum', '-84.00+A1']];
  assert.is(csvOf(rows), `${byteOrderMark}'=1+1,'-1+1,-84.00,84.00,"one, ""two""",'@sum,'-84.00+A1\r\n`);
});

csv.run();
