import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { askOnce } from '../../api/deferred.ts';
import type { UnknownFields } from '../../order/unknown-fields.ts';
import { newSecret } from '../database/ids-and-secrets.ts';
import type { LetterSettings } from '../settings/settings.ts';
import { inSpan } from '../spans.ts';

export interface MailMessage {
  /** Name and contact address of the site. */
  from: { name: string; address: string };
  to: string;
  subject: string;
  text: string;
  /** The same text as HTML. */
  html: string;
}

/** Sends messages by SMTP, or writes them to a folder. */
export interface Mail {
  /** Resolves once the mail server has accepted the message; otherwise rejects within 30 s, or when `signal` is aborted. */
  send(message: MailMessage, signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

/**
 * Passes the address as an object, so that a comma inside it does not create a second recipient. The header keeps programs that
 * answer mail, like absence notices, from answering (RFC 3834).
 */
const envelopeOf = ({ to, ...message }: MailMessage) => ({
  ...message,
  to: { name: '', address: to },
  headers: { 'Auto-Submitted': 'auto-generated' },
});

/** Milliseconds within which the mail server has to respond. */
const smtpTimeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
/** Milliseconds within which a whole message has to be sent. */
export const sendTimeoutMs = 30_000;

/**
 * Returns whether a retry is useless. A 5xx about the recipient or the content is final (RFC 5321, section 4.2.1). A 5xx
 * about the login or the sender is not, because the provider can correct the settings.
 */
export const isFinalRefusal = (error: unknown): boolean => {
  const { code, command, responseCode }: UnknownFields = Object(error);
  return (
    ['EENVELOPE', 'EMESSAGE'].includes(String(code)) && command !== 'MAIL FROM' && Number(responseCode) >= 500
  );
};

/** Reply code of a mail server that closes the connection. */
const serviceUnavailable = 421;

/** Returns whether an error concerns a single recipient, so that letters to other recipients can be sent now. */
export const isRecipientRefusal = (error: unknown): boolean => {
  const { command, responseCode }: UnknownFields = Object(error);
  return command === 'RCPT TO' && Number(responseCode) >= 400 && responseCode !== serviceUnavailable;
};

/** Maximum number of messages that are sent at once. Further messages would wait for a connection until their timeout. */
export const maximumConnections = 5;

/** Loads the mailer. This happens at the first message, because the start of the server does not need the package. */
const loadMailer = async () => (await import('nodemailer')).default;

const openPool = async (url: string) => {
  const { createTransport } = await loadMailer();
  return createTransport({ url, pool: true, maxConnections: maximumConnections, ...smtpTimeouts });
};

/** Creates a port that sends through a mail server, over a pool of open connections. */
const createSmtpMail = (url: string): Mail => {
  let pool: ReturnType<typeof openPool> | undefined;
  return {
    send: async (message, signal) => {
      pool ??= openPool(url);
      const timeout = AbortSignal.timeout(sendTimeoutMs);
      const mail = { ...envelopeOf(message), signal: AbortSignal.any([timeout, signal]) };
      await (await pool).sendMail(mail);
    },
    close: async () => (await pool)?.close(),
  };
};

/** Creates a port that writes each message as a file into a folder, for development without a mail server. */
const createFolderMail = (folder: string): Mail => {
  const openWriter = askOnce(async () =>
    (await loadMailer()).createTransport({ streamTransport: true, buffer: true }),
  );
  return {
    send: async (message) => {
      const { message: bytes } = await (await openWriter()).sendMail(envelopeOf(message));
      await mkdir(folder, { recursive: true });
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${newSecret().slice(0, 6)}.eml`;
      // The file gets its final name by a rename, so that a reader never sees a half-written file.
      await writeFile(join(folder, `.${name}`), bytes);
      await rename(join(folder, `.${name}`), join(folder, name));
    },
    close: async () => {},
  };
};

/** Creates the mail port, which sends by SMTP or writes files into a folder. */
export const createMail = (settings: LetterSettings): Mail => {
  const mail = 'folder' in settings ? createFolderMail(settings.folder) : createSmtpMail(settings.url);
  return { ...mail, send: (...letter) => inSpan('mail send', () => mail.send(...letter)) };
};
