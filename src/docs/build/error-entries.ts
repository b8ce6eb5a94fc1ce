import { internalError } from '../../server/errors.ts';
import { refusals } from '../../server/http/refusals/refusals.ts';
import { cabinetFieldRows } from '../../validation/messages/cabinet-fields.ts';
import { callRows } from '../../validation/messages/calls.ts';
import { checkoutRows } from '../../validation/messages/checkout.ts';
import { fieldRows } from '../../validation/messages/fields.ts';
import type { Rows } from '../../validation/messages/message.ts';
import { orderFormRows, shortRows } from '../../validation/messages/order-form.ts';
import { serverMessages } from '../../validation/messages/server.ts';
import { cell, named, table } from './markdown-table.ts';

/** Returns the text of a message, with its placeholders as variables. */
const shown = (text: string) => cell(text).replace(/%(\w+)%/g, '<var>$1</var>');

const codeOf = (key: string, text: string) =>
  key + [...text.matchAll(/%(\w+)%/g)].map(([, name]) => `:${name}`).join('');

/** Wordings of the templates that have their own. */
const wordings: readonly (readonly [template: string, rows: Rows])[] = [
  ['m2_d1', shortRows],
  ['m3_d1', checkoutRows],
];

const rowOf = ([key, text]: [string, string]) => {
  const others = wordings.flatMap(([template, rows]) => {
    const other = rows[key];
    return other === undefined || other === text ? [] : [`${template}: ${shown(other)}`];
  });
  return [named('error', key, codeOf(key, text)), [shown(text), ...others].join('<br>')];
};

export const fieldMessages = (): string =>
  table(
    ['code', 'text'],
    [...Object.entries({ ...fieldRows, ...cabinetFieldRows }), ...Object.entries(serverMessages)].map(rowOf),
  );

export const callMessages = (): string => {
  const rows = Object.entries(orderFormRows).filter(([key]) => !(key in fieldRows));
  return table(['message', 'text'], [...new Map([...Object.entries(callRows), ...rows])].map(rowOf));
};

export const refusalTable = (): string =>
  table(
    ['refusal', 'status', 'message'],
    [
      ...Object.entries(refusals).map(([name, [status, message]]) => [
        named('refusal', name),
        String(status),
        cell(message),
      ]),
      [named('refusal', 'internalError'), '500', cell(internalError[0]?.message ?? '')],
    ],
  );
