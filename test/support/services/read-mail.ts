import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import type { TestServer } from '../server/start-server.ts';

/** Parses a mail. `from` and `autoSubmitted` are whole headers, `to` is an address. */
export const parseMail = async (raw: string) => {
  const { headers, to, subject = '', text = '', html = '' } = await PostalMime.parse(raw);
  const headerOf = (name: string) => headers.find(({ key }) => key === name)?.value;
  const [from, autoSubmitted] = [headerOf('from'), headerOf('auto-submitted')];
  return { from, to: to?.[0]?.address ?? '', subject, autoSubmitted, text, html };
};

export type ReadMail = Awaited<ReturnType<typeof parseMail>>;

/** Returns all mails in the data folder of a server without a mail server, oldest first. */
export const mailsIn = async (dataFolder: string): Promise<ReadMail[]> => {
  const folder = join(dataFolder, 'mail');
  const names = (await readdir(folder).catch(() => [])).filter((name) => !name.startsWith('.')).sort();
  return Promise.all(names.map(async (name) => parseMail(await readFile(join(folder, name), 'utf8'))));
};

/** Waits for a server in this process to send due letters; returns all its mails, oldest first. */
export const readMails = async ({ dataFolder, deps }: TestServer): Promise<ReadMail[]> => {
  await deps.background.finished();
  return mailsIn(dataFolder);
};

/** Returns the token in the link of a mail; empty if there is none. */
export const tokenIn = ({ text }: ReadMail): string => /token=([\w-]+)/.exec(text)?.[1] ?? '';

/** Finds the latest mail with a subject and returns the token in its link. */
export const mailedToken = async (server: TestServer, subject: RegExp) => {
  const mail = (await readMails(server)).findLast((one) => subject.test(one.subject));
  if (!mail) throw new Error(`No mail has a subject like ${subject}.`);
  return { token: tokenIn(mail), mail };
};
