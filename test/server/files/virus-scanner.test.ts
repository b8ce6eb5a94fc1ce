import { readdir, writeFile } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createClamd } from '../../../src/server/files/virus-scanner.ts';
import { placedOrder } from '../../support/server/orders/delivered-order.ts';
import { providerCommands } from '../../support/server/provider-commands.ts';
import { createRecordedLog } from '../../support/server/recorded-log.ts';
import { pdf } from '../../support/server/samples.ts';
import { refusalOf } from '../../support/server/send.ts';
import { startServer, type TestServer } from '../../support/server/start-server.ts';
import { answerLikeClamd, startLocalClamd, virus } from '../../support/services/clamd.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { until } from '../../support/until.ts';

const scanner = suite('the virus scanner');

const timeouts = { scanMs: 300, pingMs: 300 };

/** Writes a file that can be scanned; returns its path. */
const makeFile = async (content: string | Buffer) => {
  const path = join(await temporaryFolder(), 'essay.pdf');
  await writeFile(path, content);
  return path;
};

/** Scans a file; returns the result or the reason of the refusal. */
const scanWith = async (
  answer: typeof answerLikeClamd,
  content: string | Buffer = 'a quiet essay',
  scanMs = timeouts.scanMs,
) => {
  const clamd = await startLocalClamd(answer);
  const { scan } = createClamd(clamd.address, { ...timeouts, scanMs });
  const result = await scan(await makeFile(content)).catch(({ reason }) => reason);
  await until(() => clamd.openConnections() === 0);
  return result;
};

scanner('VAL-04 the scanner gets every byte of a file, and its result is clean or infected', async () => {
  const clamd = await startLocalClamd();
  const { scan, isReady } = createClamd(clamd.address);
  const large = Buffer.alloc(3_000_000, 'ten letters ');
  assert.is(await scan(await makeFile(large)), 'clean');
  assert.ok(clamd.files[0]?.equals(large));
  assert.is(await scan(await makeFile(`${'x'.repeat(200_000)}${virus}`)), 'infected');
  assert.ok(await isReady());
});

/** Creates a scanner's answer that comes at the first bytes, before the whole file has arrived. */
const answerEarly = (reply: string) => (_received: Buffer, socket: Socket) => {
  if (socket.writable) socket.end(reply);
};
/** Creates a scanner's answer that comes once the whole file has arrived. */
const answerAtEnd = (reply: string) => (received: Buffer, socket: Socket) => {
  if (received.subarray(-4).equals(Buffer.alloc(4))) socket.end(reply);
};

const brokenAnswers: Readonly<Record<string, typeof answerLikeClamd>> = {
  'says nothing': () => {},
  'hangs up at once': (_received, socket) => socket.destroy(),
  'hangs up without a reply': answerAtEnd(''),
  'breaks off in its reply': answerAtEnd('stream: OK'),
  'says more than one thing': answerAtEnd('stream: OK\0stream: Test.Virus FOUND\0'),
  'wraps its reply': answerAtEnd('id: stream: OK\0'),
  'does not know the command': answerAtEnd('UNKNOWN COMMAND\0'),
  'reports an error': answerAtEnd("Can't allocate memory ERROR\0"),
  'answers forever': (_received, socket) => void socket.write('x'.repeat(100_000)),
  'is another server': answerEarly('HTTP/1.1 200 OK\r\n\r\nstream: OK\0'),
};
for (const [title, answer] of Object.entries(brokenAnswers))
  scanner(`VAL-04 a file is not clean where the scanner ${title}`, async () => {
    assert.is(await scanWith(answer), 'scannerUnavailable');
  });

scanner('VAL-04 a reply of the scanner before the end of the file does not make the file clean', async () => {
  const large = Buffer.alloc(3_000_000, 'ten letters ');
  assert.is(await scanWith(answerEarly('stream: OK\0'), large, 60_000), 'scannerUnavailable');
  assert.is(await scanWith(answerEarly('stream: Test.Virus FOUND\0'), large, 60_000), 'infected');
});

scanner('VAL-04 a scanner that cannot be reached or does not answer is not ready', async () => {
  const clamd = await startLocalClamd(() => {});
  assert.not(await createClamd(clamd.address, timeouts).isReady());
  const missing = createClamd({ path: '/nowhere/clamd.ctl' }, timeouts);
  assert.not(await missing.isReady());
  assert.is(
    await missing.scan(await makeFile('an essay')).catch(({ reason }) => reason),
    'scannerUnavailable',
  );
});

const infected = Buffer.concat([pdf, Buffer.from(virus)]);

const start = async () => {
  const clamd = await startLocalClamd();
  const { log, lines } = createRecordedLog();
  const timeouts = { scanMs: 60_000, pingMs: 60_000 };
  const virusScanner = createClamd(clamd.address, timeouts);
  const server = await startServer({ deps: { log, virusScanner } });
  const token = await server.register();
  const upload = (bytes: Buffer) => server.upload(token, 'essay.pdf', bytes);
  return {
    clamd,
    timeouts,
    server,
    token,
    upload,
    events: () => lines.flatMap((line) => Object(line).event ?? []),
  };
};

/** Asserts that an upload has left no row, no file and no reserved bytes. */
const assertNothingStored = async ({ deps: { db }, dataFolder }: TestServer) => {
  for (const table of ['files', 'begun_files', 'upload_quota'] as const)
    assert.equal(await db.selectFrom(table).selectAll().execute(), [], table);
  for (const folder of ['files', 'arriving'])
    assert.equal(await readdir(join(dataFolder, folder)).catch(() => []), [], folder);
};

scanner('VAL-04 an infected file is refused with an error of `materials`, and is not stored', async () => {
  const { server, upload, events } = await start();
  const { status, body } = await upload(infected);
  assert.is(status, 422);
  assert.is(body[0].property, 'materials');
  assert.match(body[0].message, /^A virus was found in this file, so it was not stored/);
  await assertNothingStored(server);
  assert.equal(events(), ['file-infected']);
});

scanner('VAL-04 a file is refused while the scanner is silent, and stored once it answers', async () => {
  const { clamd, timeouts, server, upload } = await start();
  clamd.answer = () => {};
  timeouts.scanMs = 300;
  assert.is(refusalOf(await upload(pdf)), 'scannerUnavailable');
  await assertNothingStored(server);
  clamd.answer = answerLikeClamd;
  timeouts.scanMs = 60_000;
  assert.is((await upload(pdf)).status, 201);
});

scanner('VAL-04 a file that is too large for the scanner is refused as too large', async () => {
  const { clamd, server, upload } = await start();
  clamd.answer = (_received, socket) => void socket.end('INSTREAM size limit exceeded. ERROR\0');
  assert.is(refusalOf(await upload(pdf)), 'tooLargeToScan');
  await assertNothingStored(server);
});

scanner('VAL-04 an infected paper is not delivered', async () => {
  const { server, token } = await start();
  const { run, failure } = providerCommands(() => server);
  const code = await placedOrder(server, token);
  await run('paid', code);
  const paper = join(server.dataFolder, 'paper.pdf');
  await writeFile(paper, infected);
  assert.is(
    await failure('deliver', code, paper, 'W10042'),
    '"paper.pdf" cannot be delivered: the scanner has found a virus in it.',
  );
  await assertNothingStored(server);
  await writeFile(paper, pdf);
  assert.match((await run('deliver', code, paper, 'W10042')).join(), /is delivered/);
});

scanner.run();
