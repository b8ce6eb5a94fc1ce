import { readMails } from '../../services/read-mail.ts';
import { startServer, type TestServer } from '../start-server.ts';

export const customer = 'ada@example.com';
/** Notice address, at which the provider gets letters. */
export const office = 'office@example.com';

export const startWithOffice = async () => {
  const server = await startServer();
  await server.changeSite('notice_email', office);
  return server;
};

/** Advances the clock and sends every letter that is due. */
export const advance = async ({ clock, deps }: TestServer, milliseconds: number) => {
  // Letters that are being sent keep their lease, so the test waits for their end.
  await deps.background.finished();
  clock.now += milliseconds;
  await deps.letterSender.sendDueLetters();
  await deps.background.finished();
};

export const mailsAbout = async (server: TestServer, code: string) =>
  (await readMails(server)).filter(({ subject }) => subject.includes(code));
