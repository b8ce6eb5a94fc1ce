import * as calls from '../../../src/api/calls.ts';
import { mailedToken } from '../services/read-mail.ts';
import { password, type TestServer } from './start-server.ts';

/** Password that suites choose in place of the first one. */
export const chosenPassword = 'remember this';

/** Returns the claims of a token, which a browser keeps to be recognised at later logins. */
export const deviceOf = (token: string) => token.split('.')[1] ?? '';

/** Requests a link for a new password; returns the token of the link in the letter. */
export const resetLink = async (server: TestServer, email: string): Promise<string> => {
  await server.send(calls.restorePassword, { payload: { email } });
  return (await mailedToken(server, /new password/)).token;
};

/** Chooses a new password by the link of a letter. */
export const choosePassword = ({ send }: Pick<TestServer, 'send'>, token: string, chosen = chosenPassword) =>
  send(calls.choosePassword, { payload: { token, new: chosen, repeat: chosen } });

export const changePassword = (
  { send }: Pick<TestServer, 'send'>,
  token: string,
  { chosen = chosenPassword, current = password } = {},
) => send(calls.changePassword, { token, payload: { current, new: chosen, repeat: chosen } });
