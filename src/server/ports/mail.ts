import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { newSecret } from '../database/new-id.ts';

export interface Message {
  /** The site, by its contact address. */
  from: { name: string; address: string };
  to: string;
  subject: string;
  text: string;
  /** The same for mail programs that show HTML. */
  html: string;
}

/** The way out for letters. */
export interface Mail {
  /** Resolves once the message is in other hands; rejects where it is not, within half a minute. */
  send(message: Message): Promise<void>;
  close(): void;
}

/** As parts of an address, so that neither a comma nor a name in it makes two recipients. */
const envelopeOf = ({ to, ...message }: Message) => ({ ...message, to: { name: '', address: to } });

/** Longest wait for a mail server, in milliseconds: for its answer, and for the whole of one message. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
const longestSending = 30_000;

/**
 * A mail server's 5xx about a recipient or a content is its last word on that message (RFC 5321, section 4.2.1). One
 * about who we are, such as a wrong password, is the provider's to mend: the message waits for it.
 */
export const isRefusedForGood = (error: unknown): boolean => {
  const { code, command, responseCode } = Object(error);
  return ['EENVELOPE', 'EMESSAGE'].includes(code) && command !== 'MAIL FROM' && Number(responseCode) >= 500;
};

/** Through a mail server, over a few connections that stay open. */
const createSmtpMail = (url: string): Mail => {
  const transport = createTransport({ url, pool: true, ...patience });
  return {
    send: async (message) => {
      await transport.sendMail({ ...envelopeOf(message), signal: AbortSignal.timeout(longestSending) });
    },
    close: () => transport.close(),
  };
};

/** Into a folder, one file a mail, where no mail server is set: whoever develops can read them there. */
const createFolderMail = (folder: string): Mail => {
  const writer = createTransport({ streamTransport: true, buffer: true });
  return {
    send: async (message) => {
      const { message: bytes } = await writer.sendMail(envelopeOf(message));
      await mkdir(folder, { recursive: true });
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${newSecret().slice(0, 6)}.eml`;
      // Renamed, so that nobody reads half a mail.
      await writeFile(join(folder, `.${name}`), bytes);
      await rename(join(folder, `.${name}`), join(folder, name));
    },
    close: () => writer.close(),
  };
};

/** Where mails are written while no mail server is set. */
export const mailFolder = (dataFolder: string): string => join(dataFolder, 'mail');

/** SMTP where a server is given, else the data folder. */
export const createMail = (smtpUrl: string | null, dataFolder: string): Mail =>
  smtpUrl ? createSmtpMail(smtpUrl) : createFolderMail(mailFolder(dataFolder));
