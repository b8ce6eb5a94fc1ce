import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createMail, isFinalRefusal } from '../../../src/server/letters/mail.ts';
import { startSmtp } from '../../support/services/smtp.ts';

const mail = suite('mail');
const going = new AbortController().signal;
const message = {
  from: { name: 'Papers, Ltd', address: 'info@example.com' },
  to: 'ada@example.com',
  subject: 'Réset',
  text: 'A link',
  html: '<p>A button</p>',
};

mail('a mail is kept and not given up while the mail server refuses our password', async () => {
  const smtp = await startSmtp();
  const port = createMail({ url: smtp.url.replace('//', '//octavo:wrong@') });
  const error = await port.send(message, going).catch((refusal: Error) => refusal);
  assert.match(String(error), 'Invalid login');
  assert.is(isFinalRefusal(error), false);
  await port.close();
});

mail.run();
