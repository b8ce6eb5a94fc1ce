import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createMail, isFinalRefusal } from '../../../src/server/letters/mail.ts';
import { smtpRefusal, startSmtp } from '../../support/services/smtp.ts';

const mail = suite('mail');
const going = new AbortController().signal;
const message = {
  from: { name: 'Papers, Ltd', address: 'info@example.com' },
  to: 'ada@example.com',
  subject: 'Réset',
  text: 'A link',
  html: '<p>A button</p>',
};

mail('a mail goes through the mail server that the provider configures', async () => {
  const smtp = await startSmtp();
  const port = createMail(smtp);
  await port.send(message, going);
  await port.send({ ...message, to: 'bob@example.com' }, going);
  assert.match(smtp.acceptedMessages[0] ?? '', 'To: ada@example.com');
  assert.match(smtp.acceptedMessages[0] ?? '', 'From: "Papers, Ltd" <info@example.com>');
  assert.match(smtp.acceptedMessages[1] ?? '', 'To: bob@example.com');
  await port.close();
});

for (const [replyText, code, isPermanent] of [
  ['mailbox is full', 452, false],
  ['no such mailbox', 550, true],
] as const)
  mail(`a mail that the mail server refuses with ${code} fails and tells whether to retry`, async () => {
    const smtp = await startSmtp({ answer: () => smtpRefusal(replyText, code) });
    const port = createMail(smtp);
    const error = await port.send(message, going).catch((refusal: Error) => refusal);
    assert.match(String(error), replyText);
    assert.is(isFinalRefusal(error), isPermanent);
    await port.close();
    await smtp.stop();
  });

mail('a mail is kept and not given up while the mail server refuses our password', async () => {
  const smtp = await startSmtp();
  const port = createMail({ url: smtp.url.replace('//', '//octavo:wrong@') });
  const error = await port.send(message, going).catch((refusal: Error) => refusal);
  assert.match(String(error), 'Invalid login');
  assert.is(isFinalRefusal(error), false);
  await port.close();
});

mail.run();
