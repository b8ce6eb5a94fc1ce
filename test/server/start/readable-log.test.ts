import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createLog } from '../../../src/server/http/log.ts';
import { createReadableLog, readableLines } from '../../../src/server/start/readable-log.ts';

const readableLog = suite('the log on a terminal');

const plain = (fields: object) => readableLines(JSON.stringify(fields), { hasColours: false });
const time = Date.parse('2030-05-04T03:02:01');

readableLog('a line of the readable log has time, level and message, and its fields below', () => {
  const fields = { level: 40, time, pid: 1, hostname: 'books', event: 'login-failed', account: 7 };
  assert.equal(plain({ ...fields, msg: 'A login was refused' }), [
    '03:02:01 warning A login was refused',
    '  event=login-failed account=7',
  ]);
  assert.equal(plain({ level: 50, time, msg: 'No' }), ['03:02:01 error No']);
});

readableLog('a message in the readable log can neither move the cursor nor begin a new line', () => {
  const [line, ...others] = plain({ level: 30, time, msg: 'one\n03:02:01 error two\u001b[2J\u202e' });
  assert.equal(others, []);
  assert.is(line, '03:02:01 info one\\u000a03:02:01 error two\\u001b[2J\\u202e');
});

readableLog('the readable log shows an error’s stack, and a line that is not JSON unchanged', () => {
  const written: string[] = [];
  const log = createLog('warn', createReadableLog({ write: (text: string) => written.push(text) > 0 }));
  log.error(new Error('The shelf is full'));
  assert.match(written.join(''), /error\S* The shelf is full\n {4}at /);
  assert.equal(readableLines('plain words', { hasColours: false }).length, 1);
});

readableLog.run();
