import { type ReadMail, readMails } from '../../services/read-mail.ts';
import type { TestServer } from '../start-server.ts';

/** Finds the latest mail with a subject and returns the token in its link. */
export const mailedToken = async (
  server: TestServer,
  subject: RegExp,
): Promise<{ token: string; mail: ReadMail }> => {
  const mail = (await readMails(server)).findLast((one) => subject.test(one.subject));
  if (!mail) throw new Error(`No mail has a subject like ${subject}.`);
  return { token: /token=([\w-]+)/.exec(mail.text)?.[1] ?? '', mail };
};
