import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readCsv } from '../../../../src/server/provider/sites/read-csv.ts';

const csv = suite('comma-separated text');

const cellsOf = (text: string) => readCsv(text).map(({ cells }) => cells);
const abcd = [
  ['a', 'b'],
  ['c', 'd'],
];

csv('is read with every line end, with or without a mark at its start and an end of its last line', () => {
  for (const text of ['a,b\nc,d', 'a,b\r\nc,d\r\n', 'a,b\rc,d\r', '\uFEFFa,b\r\nc,d', 'a,b\n\n , \nc,d\n\n'])
    assert.equal(cellsOf(text), abcd, JSON.stringify(text));
});

csv('may have cells in quotation marks, with separators, line breaks and marks inside', () => {
  assert.equal(cellsOf('\uFEFF"a","b"\r\n"c" , d'), abcd);
  assert.equal(cellsOf('"a, b","c\nd","e ""f"""'), [['a, b', 'c\nd', 'e "f"']]);
  assert.equal(cellsOf('a,"",\nb,,c'), [
    ['a', '', ''],
    ['b', '', 'c'],
  ]);
});

csv('is separated by semicolons where its header is', () => {
  assert.equal(cellsOf('a;b\nc;d'), abcd);
  assert.equal(cellsOf('a,b\n"c;",d')[1], ['c;', 'd']);
});

csv('counts rows as a spreadsheet does', () => {
  const numbers = readCsv('a,b\n"c\nd",e\n\nf,g').map(({ number }) => number);
  assert.equal(numbers, [1, 2, 4]);
});

csv('is refused where a quotation mark stands alone', () => {
  for (const text of ['a,b\nc,"d', 'a,b\nc,d"e', 'a,b\n"c"d,e'])
    assert.throws(() => readCsv(text), /Row 2: a quotation mark stands alone/, text);
});

csv.run();
