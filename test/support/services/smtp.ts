import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { stopAfter } from '../runner/suite/stop-after.mjs';

interface LocalSmtp {
  url: string;
  port: number;
  /** Every accepted message, decoded far enough to read its links. */
  acceptedMessages: string[];
  stop(): Promise<void>;
}

interface SmtpOptions {
  /** The server's answer to a message, at once or later; null accepts it. */
  answer?: (message: string) => Error | null | Promise<Error | null>;
  /** The server's answer to the address of a recipient; null accepts it. */
  answerRecipient?: (address: string) => Error | null;
  /** Defaults to any free port. */
  port?: number;
}

/** A mail server's refusal: 4xx asks to try again, 5xx is permanent. */
export const smtpRefusal = (message: string, responseCode: number): Error =>
  Object.assign(new Error(message), { responseCode });

const decoded = (mail: string) => mail.replaceAll('=\r\n', '').replaceAll('=3D', '=');

/** Starts a real mail server on the loopback address. */
export const startSmtp = async ({
  answer = () => null,
  answerRecipient = () => null,
  port = 0,
}: SmtpOptions = {}): Promise<LocalSmtp> => {
  const acceptedMessages: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // This server knows no passwords.
    onAuth: (_login, _session, done) => done(smtpRefusal('Invalid login', 535)),
    allowInsecureAuth: true,
    onRcptTo: ({ address }, _session, done) => done(answerRecipient(address)),
    onData: (stream, _session, done) => {
      text(stream).then(async (mail) => {
        const refusal = await answer(decoded(mail));
        if (!refusal) acceptedMessages.push(decoded(mail));
        done(refusal);
      });
    },
  });
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  const address = server.server.address();
  const boundPort = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const stop = stopAfter(() => new Promise<void>((done) => server.close(done)));
  return { url: `smtp://127.0.0.1:${boundPort}`, port: boundPort, acceptedMessages, stop };
};
