import { text as readAll } from 'node:stream/consumers';
import { english } from '../../../languages/translator.ts';
import { isServerText } from '../../../order/server-text.ts';
import { fieldText } from '../../../validation/messages/fields.ts';
import { momentText } from '../../database/time.ts';
import type { Deps } from '../../deps.ts';
import { isRefused } from '../../errors.ts';
import { cleanMessage, messageErrors } from '../../orders/routes/messages.ts';
import {
  countConversations,
  listConversations,
  listMessages,
  markMessagesRead,
} from '../../orders/store/messages.ts';
import type { OrderRow } from '../../orders/store/order-rows.ts';
import { answerCustomer } from '../../staff/orders/order-acts.ts';
import type { Options } from '../read-arguments.ts';
import { findOrderByCode, pageLines, pageOf, perPage } from './find-orders.ts';
import { byCommand } from './orders.ts';

/** Maximum number of characters of a message in the list of conversations. */
const excerptLength = 60;

const excerptOf = (text: string) => {
  const characters = [...text.replace(/\s+/g, ' ')];
  return characters.length > excerptLength
    ? `${characters.slice(0, excerptLength - 1).join('')}…`
    : characters.join('');
};

/** Lists the conversations: unanswered ones first, sorted by waiting time, then answered ones, newest first. */
const describeConversations = async ({ db }: Deps, page: string): Promise<string[]> => {
  const at = pageOf(page);
  const total = await countConversations(db);
  if (total === 0) return ['There are no messages yet.'];
  const more = pageLines(at, total, 'conversations');
  const rows = await listConversations(db, { page: at, perPage });
  const lines = rows.map(({ code, author, created_at, email, text }) =>
    [
      code,
      author === 'customer' ? 'unanswered' : 'answered  ',
      momentText(created_at),
      email,
      excerptOf(text),
    ].join('  '),
  );
  return [...lines, ...more];
};

const showConversation = async ({ db, now }: Deps, { id: orderId, code }: OrderRow): Promise<string[]> => {
  const rows = await listMessages(db, orderId);
  const last = rows.at(-1);
  if (!last) return [`${code} has no messages yet.`];
  await markMessagesRead(db, { orderId, author: 'customer', until: last.created_at, now: now() });
  return rows.flatMap(({ author, text, created_at, read_at }, index) => [
    ...(index > 0 ? [''] : []),
    `${momentText(created_at)}  ${author}${author === 'writer' && read_at === null ? ', not read yet' : ''}`,
    ...text.split('\n').map((line) => `  ${line}`),
  ]);
};

/** `messages [CODE] [--page NUMBER]`: prints one conversation, or lists all of them, the unanswered ones first. */
export const messages = async (
  deps: Deps,
  [code]: readonly string[],
  { page = '1' }: Options = {},
): Promise<string[]> =>
  code ? showConversation(deps, await findOrderByCode(deps, code)) : describeConversations(deps, page);

const explainDeletion = (code: string) => (error: unknown) => {
  if (!isRefused(error, 'customerLeft')) throw error;
  throw new Error(`The customer of ${code} has deleted the account, so nothing was sent.`);
};

/** `reply CODE TEXT|-`: writes to the customer of an order as its writer; `-` reads the text from the standard input. */
export const reply = async (deps: Deps, [code, given = '']: readonly string[]): Promise<string[]> => {
  const order = await findOrderByCode(deps, code);
  const text = cleanMessage(given === '-' ? await readAll(process.stdin) : given);
  const { text: problem } = messageErrors(text);
  if (isServerText(problem)) throw new Error(`Nothing was sent. ${fieldText(problem, english)}`);
  await answerCustomer(deps.db, byCommand(deps, order), text).catch(explainDeletion(order.code));
  return [`The customer of ${order.code} can read it in the cabinet now.`];
};
