import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../../src/api/calls.ts';
import { safeFileName } from '../../../../src/server/provider/orders/save-files.ts';
import { placedOrder } from '../../../support/server/orders/delivered-order.ts';
import { providerCommands } from '../../../support/server/provider-commands.ts';
import { pdf } from '../../../support/server/samples.ts';
import { startForTest, startServer } from '../../../support/server/start-server.ts';

const provider = suite('provider: saving files');
const server = startForTest(provider, startServer);
const { run, failure } = providerCommands(() => server);

provider('SHW-01 an order’s files are saved under safe names and overwrite no file', async () => {
  const token = await server.register();
  const code = await placedOrder(server, token);
  const ids: number[] = [];
  for (const name of ['notes.pdf', 'notes.pdf', '..\u202efdp.pdf', 'con.pdf', '-rf.pdf', 'a:b*c.pdf']) {
    const file = new File([pdf, ids.length.toString()], name);
    ids.push((await server.send(calls.uploadFile, { token, payload: { file } })).body.id);
  }
  const payload = { receiverType: 'writer', 'file[id]': ids };
  await server.send(calls.attachFiles, { token, params: { orderId: code }, payload });
  await server.deps.db
    .updateTable('files')
    .set({ name: '../../up.pdf' })
    .where('id', '=', ids[2] ?? 0)
    .execute();
  const folder = join(server.dataFolder, 'saved/here');
  await mkdir(folder, { recursive: true });
  const outside = join(server.dataFolder, 'outside.pdf');
  await writeFile(outside, 'untouched');
  await symlink(outside, join(folder, 'a_b_c.pdf'));
  await writeFile(join(folder, 'con.pdf'), 'mine');
  const lines = await run('files', code, folder);
  assert.is(lines.length, 6);
  assert.equal((await readdir(folder)).sort(), [
    '_.._up.pdf',
    '_con.pdf',
    'a_b_c (2).pdf',
    'a_b_c.pdf',
    'con.pdf',
    'notes (2).pdf',
    'notes.pdf',
    'rf.pdf',
  ]);
  assert.equal(await readdir(join(server.dataFolder, 'saved')), ['here']);
  assert.is(await readFile(outside, 'utf8'), 'untouched');
  assert.is(await readFile(join(folder, 'con.pdf'), 'utf8'), 'mine');
  const both = await Promise.all(
    ['notes.pdf', 'notes (2).pdf'].map((name) => readFile(join(folder, name), 'utf8')),
  );
  assert.equal(both.sort(), [`${pdf}0`, `${pdf}1`]);
  await run('files', code, folder);
  assert.is((await readdir(folder)).length, 14, 'a second time overwrites nothing');
  const empty = await placedOrder(server, token);
  assert.equal(await run('files', empty, folder), [`${empty} has no files.`]);
  assert.match(await failure('files', code, join(folder, 'con.pdf')), 'is not a folder');
});

provider('SHW-01 every file name is converted to one that all operating systems accept', () => {
  for (const [name, safe] of [
    ['/etc/passwd', '_etc_passwd'],
    ['...', 'file'],
    ['', 'file'],
    ['.ssh', 'ssh'],
    ['a\u0000b\u001b[2J.pdf', 'a_b_[2J.pdf'],
    ['LPT1', '_LPT1'],
    ['ends. ', 'ends'],
    ['Übung.docx', 'Übung.docx'],
  ] as const)
    assert.is(safeFileName(name), safe, name);
  const fileName = safeFileName(`${'𝔊'.repeat(200)}.docx`);
  assert.ok(Buffer.byteLength(fileName) <= 200 && fileName.endsWith('𝔊.docx'), fileName);
});

provider.run();
