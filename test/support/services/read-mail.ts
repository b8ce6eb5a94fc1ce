import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestServer } from '../server/start-server.ts';

export interface ReadMail {
  from: string;
  to: string;
  subject: string;
  /** The header `Auto-Submitted`. */
  autoSubmitted: string;
  text: string;
  html: string;
}

const bytesOf = (coded: string, encoding: string): string => {
  if (encoding === 'base64') return Buffer.from(coded, 'base64').toString();
  if (encoding !== 'quoted-printable') return coded;
  const bytes = coded
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_code, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
};

/** Decodes encoded words in a mail header (`=?UTF-8?…?=`). */
const decodeWords = (text: string) =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?(.*?)\?=/gi, (_word, wordEncoding: string, coded: string) =>
      wordEncoding.toLowerCase() === 'b'
        ? bytesOf(coded, 'base64')
        : bytesOf(coded.replaceAll('_', ' '), 'quoted-printable'),
    );

const headOf = (part: string) => {
  const [head = ''] = part.split('\r\n\r\n', 1);
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  return (name: string) => {
    const line = lines.find((one) => one.toLowerCase().startsWith(`${name}:`)) ?? '';
    return decodeWords(line.slice(name.length + 1).trim());
  };
};

/** Splits a mail into its text and HTML alternatives. */
export const parseMail = (raw: string): ReadMail => {
  const head = headOf(raw);
  const boundary = /boundary="?([^";]+)/.exec(head('content-type'))?.[1] ?? '';
  const parts = raw.split(`--${boundary}`).map((part) => part.replace(/^\r\n/, ''));
  const contentOf = (type: string) => {
    const part = parts.slice(1).find((one) => headOf(one)('content-type').startsWith(type)) ?? '';
    const body = part.slice(part.indexOf('\r\n\r\n') + 4);
    return bytesOf(body, headOf(part)('content-transfer-encoding')).replaceAll('\r\n', '\n');
  };
  return {
    from: head('from'),
    to: head('to'),
    subject: head('subject'),
    autoSubmitted: head('auto-submitted'),
    text: contentOf('text/plain'),
    html: contentOf('text/html'),
  };
};

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
