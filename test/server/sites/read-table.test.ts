import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readCsv } from '../../../src/server/sites/read-table.ts';

const csv = suite('comma-separated text');

const cellsOf = (text: string) => readCsv(text).map(({ cells }) => cells);
const abcd = [
  ['a', 'b'],
  ['c', 'd'],
];

csv('a CSV file is read with every line ending, with or without a byte order mark', () => {
  for (const text of ['a,b\nc,d', 'a,b\r\nc,d\r\n', 'a,b\rc,d\r', '\uFEFFa,b\r\nc,d', 'a,b\n\n , \nc,d\n\n'])
    assert.equal(cellsOf(text), abcd, JSON.stringify(text));
});

csv('a quoted cell may contain separators, line breaks and quotation marks', () => {
  assert.equal(cellsOf('\uFEFF"a","b"\r\n"c" , d'), abcd);
  assert.equal(cellsOf('"a, b","c\nd","e ""f"""'), [['a, b', 'c\nd', 'e "f"']]);
  assert.equal(cellsOf('a,"",\nb,,c'), [
    ['a', '', ''],
    ['b', '', 'c'],
  ]);
});

csv('a CSV file whose header has semicolons is read with semicolons', () => {
  assert.equal(cellsOf('a;b\nc;d'), abcd);
  assert.equal(cellsOf('a,b\n"c;",d')[1], ['c;', 'd']);
});

csv('rows of a CSV file have the numbers that a spreadsheet shows', () => {
  const numbers = readCsv('a,b\n"c\nd",e\n\nf,g').map(({ number }) => number);
  assert.equal(numbers, [1, 2, 4]);
});

csv('a CSV file with a stray quotation mark is refused', () => {
  for (const text of ['a,b\nc,"d', 'a,b\nc,d"e', 'a,b\n"c"d,e'])
    assert.throws(() => readCsv(text), /Row 2: a quotation mark has no second one/, text);
});

csv.run();
