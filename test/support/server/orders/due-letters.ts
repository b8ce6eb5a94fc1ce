import { readMails } from '../../services/read-mail.ts';
import { providerCommands } from '../provider-commands.ts';
import { startServer, type TestServer } from '../start-server.ts';

/** Milliseconds. */
export const minute = 60_000;
export const customer = 'ada@example.com';
/** Address at which the provider gets letters about orders. */
export const office = 'office@example.com';

export const startWithOffice = async () => {
  const server = await startServer();
  await providerCommands(() => server).run('set', 'localhost', 'notice_email', `"${office}"`);
  // Running servers read a config change every second.
  await server.deps.sites.refresh();
  return server;
};

/** Advances the clock and sends every letter that is due. */
export const advance = async ({ clock, deps }: TestServer, milliseconds: number) => {
  // A letter in delivery keeps its lease.
  await deps.background.finished();
  clock.now += milliseconds;
  await deps.letterSender.sendDueLetters();
  await deps.background.finished();
};

/** Returns the mails about an order: those that name its code in the subject. */
export const mailsAbout = async (server: TestServer, code: string) =>
  (await readMails(server)).filter(({ subject }) => subject.includes(code));
