import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { newSecret } from '../database/new-id.ts';

export interface Message {
  /** The site's own contact address. */
  from: string;
  to: string;
  subject: string;
  text: string;
}

export interface Mail {
  send(message: Message): Promise<void>;
  close(): void;
}

/** Through a mail server, over a few connections that stay open. */
const createSmtpMail = (url: string): Mail => {
  const transport = createTransport(url, { pool: true } as object);
  return {
    send: async (message) => {
      await transport.sendMail(message);
    },
    close: () => transport.close(),
  };
};

/** Into a folder, one file a mail, where no mail server is set: whoever develops can read them there. */
const createFolderMail = (folder: string): Mail => {
  const writer = createTransport({ streamTransport: true, buffer: true });
  return {
    send: async (message) => {
      const { message: bytes } = await writer.sendMail(message);
      await mkdir(folder, { recursive: true });
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${newSecret().slice(0, 6)}.eml`;
      // Renamed, so that nobody reads half a mail.
      await writeFile(join(folder, `.${name}`), bytes);
      await rename(join(folder, `.${name}`), join(folder, name));
    },
    close: () => writer.close(),
  };
};

/** SMTP where a server is given, else the data folder. */
export const createMail = (smtpUrl: string | null, dataFolder: string): Mail =>
  smtpUrl ? createSmtpMail(smtpUrl) : createFolderMail(join(dataFolder, 'mail'));
