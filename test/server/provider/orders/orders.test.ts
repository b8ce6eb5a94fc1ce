import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../../src/api/calls.ts';
import { placedOrder } from '../../../support/server/orders/delivered-order.ts';
import { providerCommands } from '../../../support/server/provider-commands.ts';
import { docx } from '../../../support/server/samples.ts';
import { startForSuite, startServer } from '../../../support/server/start-server.ts';
import { readMails } from '../../../support/services/read-mail.ts';

// Runs on PostgreSQL too.
const provider = suite('provider: orders');
const server = startForSuite(provider, startServer);
const { run, failure } = providerCommands(() => server);
let file: string;
provider.before(async () => {
  file = join(server.dataFolder, 'essay.docx');
  await writeFile(file, docx);
});

const statusOf = async (token: string, id: string) => (await server.readOrder(token, id)).statusId;

provider('the provider’s commands move an order from new to paid, in progress and delivered', async () => {
  const token = await server.register('ada@example.com');
  const code = await placedOrder(server, token);
  const [line = ''] = await run('list');
  for (const part of [code, 'created', '$11.96', 'ada@example.com', 'The margins of a page'])
    assert.ok(line.includes(part), `${part} in ${line}`);
  assert.equal(await run('paid', code.toLowerCase()), [`${code} is paid.`]);
  assert.is(await statusOf(token, code), 2);
  assert.equal(await run('start', code), [`${code} is in progress.`]);
  assert.is(await statusOf(token, code), 3);
  assert.equal(await run('deliver', code, file, 'W10042'), [`${code} is delivered as the work of W10042.`]);
  assert.is(await statusOf(token, code), 12);
  const { body } = await server.send(calls.orderAttachments, { token, params: { orderId: code } });
  const downloaded = await server.send(calls.downloadFile, { token, params: { id: body[0].id } });
  assert.equal(downloaded.bytes, docx);
  await server.send(calls.approveOrder, { token, params: { id: code } });
  const writers = await server.send(calls.completedOrders, { token });
  assert.is(writers.body[0].code, 'W10042');
});

provider('the client gets e-mails about payment and delivery, unless the profile declines them', async () => {
  await server.deps.letterSender.sendDueLetters();
  const token = await server.register('told@example.com');
  const subjectAfter = async (command: string, ...args: string[]) => {
    // The test waits, because a letter waits for the previous letter about the same order.
    await server.deps.background.finished();
    await run(command, ...args);
    server.clock.now += 1000;
    await server.deps.letterSender.sendDueLetters();
    const ownLetters = (await readMails(server)).filter(({ to }) => to === 'told@example.com');
    return ownLetters.at(-1)?.subject.replace(/^.*?: /, '');
  };
  const code = await placedOrder(server, token);
  assert.is(await subjectAfter('paid', code), `order ${code} is paid`);
  assert.is(await subjectAfter('deliver', code, file, 'W1001'), `order ${code} is delivered`);
  await server.send(calls.changeAdditionalInfo, { token, payload: { noticeModeEmail: 'false' } });
  const quiet = await placedOrder(server, token);
  assert.is(await subjectAfter('paid', quiet), `order ${code} is delivered`);
  assert.is(await subjectAfter('deliver', quiet, file, 'W1001'), `order ${code} is delivered`);
});

provider('a command that an order’s status forbids changes nothing and leaves no file', async () => {
  const token = await server.register();
  const code = await placedOrder(server, token);
  const refusal = (status: string) =>
    `${code} cannot be changed in this way, because its status is ${status}.`;
  assert.is(await failure('deliver', code, file, 'W1001'), refusal('created'));
  assert.is(await failure('start', code), refusal('created'));
  await run('paid', code);
  assert.is(await failure('paid', code), refusal('paid'));
  const attached = await server.send(calls.orderAttachments, { token, params: { orderId: code } });
  assert.equal(attached.body, []);
  const rows = await server.deps.db.selectFrom('files').select('place').execute();
  assert.is((await readdir(join(server.dataFolder, 'files'))).length, rows.length);
});

provider('a refused command prints the reason', async () => {
  const code = await placedOrder(server, await server.register());
  await run('paid', code);
  assert.match(await failure('paid'), 'paid needs more arguments.\nUsage: npm run provider -- paid CODE');
  assert.match(await failure('deliver', code), 'deliver needs more arguments.');
  assert.is(
    await failure('deliver', code, 'missing.docx', 'W1001'),
    'There is no file "missing.docx". Check the path.',
  );
  assert.is(
    await failure('deliver', code, server.dataFolder, 'W1001'),
    `"${server.dataFolder}" is not a file. Name a file.`,
  );
  assert.is(
    await failure('deliver', code, file, 'W9'),
    'The site has no writer "W9". Its writers are: W1001, W10023, W10042.',
  );
});

provider('a delivery without a named writer is assigned to the customer’s preferred writer', async () => {
  const token = await server.register();
  const code = await placedOrder(server, token, { writersPreferredCode: 'W10023' });
  await run('paid', code);
  assert.equal(await run('deliver', code, file), [`${code} is delivered as the work of W10023.`]);
  await server.send(calls.approveOrder, { token, params: { id: code } });
  assert.is((await server.send(calls.completedOrders, { token })).body[0].code, 'W10023');
});

provider('`deliver` needs a writer, unless one is preferred or the site has only one', async () => {
  const token = await server.register();
  const code = await placedOrder(server, token);
  await run('paid', code);
  assert.is(
    await failure('deliver', code, file),
    'The site has several writers, so name the writer of this paper: W1001, W10023, W10042.',
  );
  assert.is(await statusOf(token, code), 2);
  await run('deliver', code, file, 'w10023');
  assert.equal(await run('deliver', code, file), [`${code} is delivered as the work of W10023.`]);
});

provider.run();
