import { internalError } from '../../server/errors.ts';
import { refusals } from '../../server/http/refusals.ts';
import { cabinetFieldRows } from '../../validation/messages/cabinet-fields.ts';
import { callRows } from '../../validation/messages/calls.ts';
import { fieldRows } from '../../validation/messages/fields.ts';
import type { MessageRows } from '../../validation/messages/message.ts';
import { orderFormRows } from '../../validation/messages/order-form.ts';
import { serverMessages } from '../../validation/messages/server.ts';
import { cell, code, table } from './markdown-table.ts';

/** Returns a table of messages. A code is followed by the names of its values: `topicTooShort:minimum`. */
const messageTable = (rows: MessageRows) =>
  table(
    ['code', 'text'],
    Object.entries(rows).map(([key, text]) => [
      code(key + [...text.matchAll(/%(\w+)%/g)].map(([, name]) => `:${name}`).join('')),
      cell(text).replace(/%(\w+)%/g, '<var>$1</var>'),
    ]),
  );

export const fieldMessages = (): string =>
  messageTable({ ...fieldRows, ...cabinetFieldRows, ...serverMessages });

export const callMessages = (): string => {
  const others = Object.entries(orderFormRows).filter(([key]) => !(key in fieldRows));
  return messageTable({ ...callRows, ...Object.fromEntries(others) });
};

export const refusalTable = (): string =>
  table(
    ['refusal', 'status', 'message'],
    Object.entries({
      ...refusals,
      internalError: { status: 500, message: internalError[0]?.message ?? '' },
    }).map(([name, { status, message }]) => [code(name), String(status), cell(message)]),
  );
