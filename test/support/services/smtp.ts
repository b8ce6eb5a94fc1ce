import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { stopAfter } from '../runner/suite/stop-after.mjs';
import { parseMail, type ReadMail } from './read-mail.ts';

interface SmtpOptions {
  /** Returns the refusal of a message, at once or later; null accepts the message. */
  answer?: (mail: ReadMail) => Error | null | Promise<Error | null>;
  /** Returns the refusal of a recipient's address; null accepts the address. */
  answerRecipient?: (address: string) => Error | null;
  /** Port of the server; by default any free port. */
  port?: number;
}

/** Creates a mail server's refusal. A code 4xx is temporary, 5xx permanent. */
export const smtpRefusal = (message: string, responseCode: number): Error =>
  Object.assign(new Error(message), { responseCode });

/** Starts a real mail server on the loopback address. */
export const startSmtp = async ({
  answer = () => null,
  answerRecipient = () => null,
  port = 0,
}: SmtpOptions = {}) => {
  const acceptedMessages: ReadMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // Every password is refused.
    onAuth: (_login, _session, done) => done(smtpRefusal('Invalid login', 535)),
    allowInsecureAuth: true,
    onRcptTo: ({ address }, _session, done) => done(answerRecipient(address)),
    onData: (stream, _session, done) => {
      text(stream).then(async (raw) => {
        const mail = await parseMail(raw);
        const refusal = await answer(mail);
        if (!refusal) acceptedMessages.push(mail);
        done(refusal);
      });
    },
  });
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  const boundPort = Number(Object(server.server.address()).port);
  const stop = stopAfter(() => new Promise<void>((done) => server.close(done)));
  return { url: `smtp://127.0.0.1:${boundPort}`, port: boundPort, acceptedMessages, stop };
};
