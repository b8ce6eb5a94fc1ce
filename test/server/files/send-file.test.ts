import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { attachmentNamed, readRange } from '../../../src/server/files/send-file.ts';

const downloads = suite('headers of downloads');

for (const [header, expected] of [
  [undefined, null],
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
  ['bytes=5-1000', { start: 5, end: 99 }],
  ['bytes=100-', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=9-5', null],
  ['bytes=0-1,4-5', null],
  ['bytes=-', null],
  ['bytes=a-b', null],
  ['pages=0-1', null],
  ['bytes=99999999999999999999-', null],
] as const)
  downloads(`API-03 the range ${header} of a file with 100 bytes is ${JSON.stringify(expected)}`, () => {
    assert.equal(readRange(header, 100), expected);
  });

for (const [name, expected] of [
  ['essay.pdf', `filename="essay.pdf"; filename*=UTF-8''essay.pdf`],
  ['Схема.png', `filename="_____.png"; filename*=UTF-8''%D0%A1%D1%85%D0%B5%D0%BC%D0%B0.png`],
  ['a"b\\c.pdf', `filename="a_b_c.pdf"; filename*=UTF-8''a%22b%5Cc.pdf`],
  ["it's (1)*.pdf", `filename="it's (1)*.pdf"; filename*=UTF-8''it%27s%20%281%29%2A.pdf`],
  ['100%41.pdf', `filename="100_41.pdf"; filename*=UTF-8''100%2541.pdf`],
  [
    'a\r\nset-cookie: x.pdf',
    `filename="a__set-cookie: x.pdf"; filename*=UTF-8''a%0D%0Aset-cookie%3A%20x.pdf`,
  ],
  ['a"; filename=b.exe', `filename="a_; filename=b.exe"; filename*=UTF-8''a%22%3B%20filename%3Db.exe`],
  ['half \ud83d.pdf', `filename="half _.pdf"; filename*=UTF-8''half%20%EF%BF%BD.pdf`],
] as const)
  downloads(`API-03 ${JSON.stringify(name)} is downloaded under its own name`, () => {
    assert.is(attachmentNamed(name), `attachment; ${expected}`);
  });

downloads.run();
