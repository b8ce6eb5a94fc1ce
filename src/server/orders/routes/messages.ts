import { Type } from 'typebox';
import * as calls from '../../../api/calls.ts';
import { validateMessage } from '../../../validation/cabinet-suites.ts';
import { serverMessages } from '../../../validation/messages/server.ts';
import type { CallDeps } from '../../deps.ts';
import { type RefusalFields, refuseInvalid } from '../../errors.ts';
import { callerOf } from '../../http/request-context.ts';
import { addMessage, listMessages, markMessagesRead, messageOf } from '../store/messages.ts';
import { findOrder } from '../store/orders.ts';

/** Matches control characters except tab and line break. */
const undisplayable = /[^\P{Cc}\n\t]/u;

/** Returns a message as it is stored: without white space around it, and with `\n` as line break. */
export const cleanMessage = (text: string): string => text.replace(/\r\n?/g, '\n').trim();

/** Validates a cleaned message of the customer or the writer. */
export const messageErrors = (text: string): RefusalFields => ({
  ...(undisplayable.test(text) && { text: serverMessages.messageUndisplayable }),
  ...validateMessage({ text }),
});

const NewMessage = Type.Object({ text: Type.Optional(Type.String()) });

/** Registers the conversation with the writer of an order. Only the cabinet may use it. */
export const registerMessages = ({ router, db, rateLimits, now }: CallDeps): void => {
  router.client(calls.messages, {}, async ({ session, params }) => {
    const { id: orderId } = await findOrder(db, session.client.id, params.orderId);
    const rows = await listMessages(db, orderId);
    const messages = rows.map(messageOf);
    if (messages.some(({ isNew }) => isNew))
      await markMessagesRead(db, {
        orderId,
        author: 'writer',
        until: rows.at(-1)?.created_at ?? 0,
        now: now(),
      });
    return messages;
  });
  router.client(calls.sendMessage, { status: 201, storing: 'orders', body: NewMessage }, async (context) => {
    const { session, params, body } = context;
    const order = await findOrder(db, session.client.id, params.orderId);
    const text = cleanMessage(body.text ?? '');
    refuseInvalid(messageErrors(text));
    await rateLimits.countUse('dailyMessage', callerOf(context));
    return messageOf(await addMessage(db, { order, author: 'customer', text, now: now() }));
  });
};
