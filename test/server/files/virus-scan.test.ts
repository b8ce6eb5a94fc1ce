import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { createClamd } from '../../../src/server/files/virus-scanner.ts';
import { placedOrder } from '../../support/server/orders/delivered-order.ts';
import { providerCommands } from '../../support/server/provider-commands.ts';
import { createRecordedLog } from '../../support/server/recorded-log.ts';
import { pdf } from '../../support/server/samples.ts';
import { refusalOf } from '../../support/server/send.ts';
import { startServer, type TestServer } from '../../support/server/start-server.ts';
import { answerLikeClamd, startLocalClamd, virus } from '../../support/services/clamd.ts';

const scans = suite('files and viruses');

const infected = Buffer.concat([pdf, Buffer.from(virus)]);

const start = async () => {
  const clamd = await startLocalClamd();
  const { log, lines } = createRecordedLog();
  const timeouts = { scanMs: 60_000, pingMs: 60_000 };
  const virusScanner = createClamd(clamd.address, timeouts);
  const server = await startServer({ deps: { log, virusScanner } });
  const token = await server.register();
  const upload = async (bytes: Buffer) => {
    const file = new File([new Uint8Array(bytes)], 'essay.pdf');
    const { status, body } = await server.send(calls.uploadFile, { token, payload: { file } });
    return { status, body };
  };
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

scans('VAL-04 an infected file is refused with an error of `materials`, and is not stored', async () => {
  const { server, upload, events } = await start();
  const { status, body } = await upload(infected);
  assert.is(status, 422);
  assert.is(body[0].property, 'materials');
  assert.match(body[0].message, /^A virus was found in this file, so it was not stored/);
  await assertNothingStored(server);
  assert.equal(events(), ['file-infected']);
});

scans('VAL-04 a file is refused while the scanner is silent, and stored once it answers', async () => {
  const { clamd, timeouts, server, upload } = await start();
  clamd.answerWith(() => {});
  timeouts.scanMs = 300;
  assert.is(refusalOf(await upload(pdf)), 'scannerUnavailable');
  await assertNothingStored(server);
  clamd.answerWith(answerLikeClamd);
  timeouts.scanMs = 60_000;
  assert.is((await upload(pdf)).status, 201);
});

scans('VAL-04 a file that is too large for the scanner is refused as too large', async () => {
  const { clamd, server, upload } = await start();
  clamd.answerWith((_received, socket) => void socket.end('INSTREAM size limit exceeded. ERROR\0'));
  assert.is(refusalOf(await upload(pdf)), 'tooLargeToScan');
  await assertNothingStored(server);
});

scans('VAL-04 an infected paper is not delivered', async () => {
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

scans.run();
