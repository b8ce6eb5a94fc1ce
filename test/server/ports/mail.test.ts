import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createMail } from '../../../src/server/ports/mail.ts';

const mail = suite('mail');
const message = { from: 'info@example.com', to: 'ada@example.com', subject: 'Réset', text: 'A link' };

/** A mail server that takes what `accepts` says, and keeps it. */
const startSmtp = async (accepts: () => Error | null = () => null) => {
  const taken: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      text(stream).then((sent) => {
        const refusal = accepts();
        if (!refusal) taken.push(sent);
        done(refusal);
      });
    },
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.server.address();
  const port = typeof address === 'object' ? address?.port : null;
  const stop = () => new Promise<void>((done) => server.close(done));
  return { url: `smtp://127.0.0.1:${port}`, taken, stop };
};

mail('SRV-01 a mail goes through the mail server that the provider names', async () => {
  const smtp = await startSmtp();
  const port = createMail(smtp.url, '');
  await port.send(message);
  await port.send({ ...message, to: 'bob@example.com' });
  assert.match(smtp.taken[0] ?? '', 'To: ada@example.com');
  assert.match(smtp.taken[0] ?? '', 'From: info@example.com');
  assert.match(smtp.taken[1] ?? '', 'To: bob@example.com');
  port.close();
  await smtp.stop();
});

mail('a mail that the mail server refuses is an error to whoever sent it', async () => {
  const smtp = await startSmtp(() => new Error('mailbox is full'));
  const port = createMail(smtp.url, '');
  const refusal = await port.send(message).catch((error: Error) => error.message);
  assert.match(String(refusal), 'mailbox is full');
  port.close();
  await smtp.stop();
});

mail('SRV-01 without a mail server every mail is a file in the data folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'octavo-mail-'));
  const port = createMail(null, folder);
  await Promise.all([port.send(message), port.send(message)]);
  const names = await readdir(join(folder, 'mail'));
  assert.is(names.filter((name) => /^\d{4}-.*\.eml$/.test(name)).length, 2);
  assert.match(await readFile(join(folder, 'mail', names[0] ?? ''), 'utf8'), 'A link');
  port.close();
  await rm(folder, { recursive: true });
});

mail.run();
