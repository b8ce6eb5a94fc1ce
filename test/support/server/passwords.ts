import * as calls from '../../../src/api/calls.ts';
import { readMails, tokenIn } from '../services/read-mail.ts';
import { until } from '../until.ts';
import { password, type TestServer } from './start-server.ts';

/** Password that suites choose in place of the first one. */
export const chosenPassword = 'remember this';

/** Returns the claims of a token, which a browser keeps to be recognised at later logins. */
export const deviceOf = (token: string) => token.split('.')[1] ?? '';

/**
 * Requests a link for a new password; returns the token of the link in the letter. Waits for that letter, because another server
 * on the same database may send it.
 */
export const resetLink = async (server: TestServer, email: string): Promise<string> => {
  const listLetters = async () =>
    (await readMails(server)).filter(({ to, subject }) => to === email && /new password/.test(subject));
  const former = (await listLetters()).length;
  await server.send(calls.restorePassword, { payload: { email } });
  const letter = await until(async () => (await listLetters())[former]);
  return tokenIn(letter);
};

/** Chooses a new password by the link of a letter. */
export const choosePassword = ({ send }: Pick<TestServer, 'send'>, token: string, chosen = chosenPassword) =>
  send(calls.choosePassword, { payload: { token, new: chosen, repeat: chosen } });

export const changePassword = (
  { send }: Pick<TestServer, 'send'>,
  token: string,
  { chosen = chosenPassword, current = password } = {},
) => send(calls.changePassword, { token, payload: { current, new: chosen, repeat: chosen } });
