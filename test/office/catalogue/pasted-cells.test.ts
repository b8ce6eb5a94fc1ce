import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { pastedCells } from '../../../src/office/catalogue/pasted-cells.ts';

const pasted = suite('prices from a spreadsheet');
const prices = [
  ['50', '55'],
  ['$40.00', ''],
];

pasted('OFF-03 headings that were copied with the prices do not move them', () => {
  assert.equal(pastedCells('50\t55\r\n$40.00\t\r\n'), prices);
  assert.equal(pastedCells('Deadline\tMaster\tPhD\n3 hours\t50\t55\n6 hours\t$40.00\t'), prices);
  assert.equal(pastedCells('Master\tPhD\n50\t55\n$40.00\t'), prices);
  assert.equal(pastedCells('3 hours\t50\t55\n6 hours\t$40.00\t'), prices);
});

pasted('OFF-03 a cell that is no price stays, so that the table can say so', () => {
  assert.equal(pastedCells('50\tmuch'), [['50', 'much']]);
  assert.equal(pastedCells('much\n50'), [['50']]);
  assert.equal(pastedCells('much'), [['much']]);
});

pasted.run();
