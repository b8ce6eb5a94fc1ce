import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { createMail, isFinalRefusal } from '../../../src/server/letters/mail.ts';
import { addLetters } from '../../../src/server/letters/store/outbox.ts';
import { controlledPromise } from '../../support/controlled-promise.ts';
import { siteHost } from '../../support/server/send.ts';
import { startServer, type TestServer } from '../../support/server/start-server.ts';
import { smtpRefusal, startSmtp } from '../../support/services/smtp.ts';

const letters = suite('letter sender');
const day = 24 * 3600 * 1000;

const lettersOf = ({ deps }: TestServer) => deps.db.selectFrom('letters').selectAll().execute();
const restore = (server: TestServer, email: string) =>
  server.send(calls.restorePassword, { payload: { email } });
const tokenIn = (mail = '') => /token=([\w-]+)/.exec(mail)?.[1] ?? '';

/** Registers a client and removes the welcome letter. */
const registerQuietly = async (server: TestServer, email: string) => {
  const token = await server.register(email);
  await server.deps.background.finished();
  await server.deps.db.deleteFrom('letters').execute();
  return token;
};

/** Starts a server whose mail server is not running; returns both the server and the mail server's port. */
const startUnreachable = async () => {
  const smtp = await startSmtp();
  await smtp.stop();
  const server = await startServer({ settings: { letters: smtp } });
  return { server, port: smtp.port };
};

letters('API-05 a letter for a new password is stored and sent later if the mail server fails', async () => {
  const { server, port } = await startUnreachable();
  await registerQuietly(server, 'ada@example.com');
  assert.is((await restore(server, 'ada@example.com')).status, 204);
  await server.deps.background.finished();
  const [storedLetter] = await lettersOf(server);
  assert.equal(
    [storedLetter?.kind, storedLetter?.address, storedLetter?.tries],
    ['reset', 'ada@example.com', 1],
  );
  const smtp = await startSmtp({ port });
  await server.deps.letterSender.sendDueLetters();
  assert.is(smtp.acceptedMessages.length, 0, 'it was tried again without a pause');
  // The link is valid for an hour from the sending, not from the request.
  server.clock.now += 3 * 3600 * 1000;
  await server.deps.letterSender.sendDueLetters();
  assert.is(smtp.acceptedMessages.length, 1);
  assert.equal(await lettersOf(server), []);
  const params = { token: tokenIn(smtp.acceptedMessages[0]?.text) };
  assert.is((await server.send(calls.resetPassword, { params })).status, 200);
  // The connection to the mail server ends first, because the mail server waits for it.
  await server.stop();
});

letters(
  'SRV-02 OPS-01 a silent mail server neither holds a stop nor loses a letter, and a server without one leaves letters to the others',
  async () => {
    const { promise: arrived, resolvePromise: hasArrived } = controlledPromise<void>();
    const silent = await startSmtp({
      answer: () => {
        hasArrived();
        return new Promise<null>(() => {});
      },
    });
    const stopping = await startServer({ settings: { letters: silent } });
    await stopping.register('ada@example.com');
    await arrived;
    await stopping.app.close();
    assert.equal(
      (await lettersOf(stopping)).map(({ tries }) => tries),
      [1],
    );

    const without = await startServer({ settings: { letters: null } });
    await without.register('bob@example.com');
    await without.deps.background.finished();
    assert.equal(
      (await lettersOf(without)).map(({ tries }) => tries),
      [0],
    );
    const { body } = await without.get<{ reason: string }>('/readyz', `api.${siteHost}`);
    assert.match(body.reason, 'This server sends no letters: no mail server is set. They wait for a server');
  },
);

letters('no letter is stored or sent for an address without an account', async () => {
  const smtp = await startSmtp();
  const server = await startServer({ settings: { letters: smtp } });
  assert.is((await restore(server, 'stranger@example.com')).status, 204);
  await server.deps.background.finished();
  assert.equal([await lettersOf(server), smtp.acceptedMessages], [[], []]);
});

letters('a letter is given up after a permanent refusal of the mail server, or after a day', async () => {
  const answers = [smtpRefusal('no such mailbox', 550), null];
  const answer = () => answers.pop() ?? (answers.length > 0 ? null : smtpRefusal('try later', 451));
  const smtp = await startSmtp({ answer });
  const server = await startServer({ settings: { letters: smtp } });
  await registerQuietly(server, 'ada@example.com');
  await restore(server, 'ada@example.com');
  await server.deps.background.finished();
  assert.equal(await lettersOf(server), []);
  await restore(server, 'ada@example.com');
  await server.deps.background.finished();
  assert.is((await lettersOf(server)).length, 1);
  server.clock.now += day;
  await server.deps.letterSender.sendDueLetters();
  assert.equal(await lettersOf(server), []);
});

letters('letters to other customers are sent although one recipient is refused for now', async () => {
  const answerRecipient = (address: string) =>
    address.endsWith('@slow.example') ? smtpRefusal('try later', 451) : null;
  const smtp = await startSmtp({ answerRecipient });
  const server = await startServer({ settings: { letters: smtp } });
  const addresses = ['one@slow.example', 'two@slow.example', 'ada@example.com'];
  for (const address of addresses) await registerQuietly(server, address);
  smtp.acceptedMessages.length = 0;
  const { db, letterSender } = server.deps;
  for (const [index, address] of addresses.entries())
    await addLetters(db, [{ siteId: 1, kind: 'confirm-email', address, now: server.clock.now - 10 + index }]);
  await letterSender.sendDueLetters();
  assert.is(smtp.acceptedMessages.length, 1);
  assert.is(smtp.acceptedMessages[0]?.to, 'ada@example.com');
  const tries = (await lettersOf(server)).map(({ address, tries }) => `${address} ${tries}`).sort();
  assert.equal(tries, ['one@slow.example 1', 'two@slow.example 1']);
});

const going = new AbortController().signal;

const message = {
  from: { name: 'Papers, Ltd', address: 'info@example.com' },
  to: 'ada@example.com',
  subject: 'Réset',
  text: 'A link',
  html: '<p>A button</p>',
};

letters('a mail is kept and not given up while the mail server refuses our password', async () => {
  const smtp = await startSmtp();
  const port = createMail({ url: smtp.url.replace('//', '//octavo:wrong@') });
  const error = await port.send(message, going).catch((refusal: Error) => refusal);
  assert.match(String(error), 'Invalid login');
  assert.is(isFinalRefusal(error), false);
  await port.close();
});

letters.run();
