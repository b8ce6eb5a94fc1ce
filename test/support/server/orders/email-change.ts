import * as calls from '../../../../src/api/calls.ts';
import { readMails } from '../../services/read-mail.ts';
import { password } from '../start-server.ts';
import { cookieOf, landing, startWithPages } from '../start-with-pages.ts';
import { placedOrder } from './delivered-order.ts';

/** Starts a server, with functions for customers who change the address of their account. */
export const startForEmailChange = async () => {
  const server = await startWithPages();
  await server.changeSite('notice_email', 'office@example.com');
  const changeEmail = (token: string, email: string, given = password) =>
    server.send(calls.changeEmail, { token, payload: { email, password: given } });
  const clientOf = (email: string) =>
    server.deps.db.selectFrom('clients').selectAll().where('email', '=', email).executeTakeFirst();
  /** Sends all letters and returns those to an address. */
  const mailsTo = async (address: string) => {
    await server.deps.background.finished();
    await server.deps.letterSender.sendDueLetters();
    return (await readMails(server)).filter(({ to }) => to === address);
  };
  /** Registers in an order form, places an order and opens its payment page by the link of the form. */
  const openPayment = async (email: string) => {
    const payload = { email, password };
    const { token } = (await server.send(calls.registration, { payload, headers: landing })).body;
    const code = await placedOrder(server, token);
    const opened = await server.openSession({ token: await server.handOff(token) });
    return { form: token, code, payment: String(opened.body.token), cookie: cookieOf(opened) };
  };
  return { ...server, changeEmail, clientOf, mailsTo, openPayment };
};
