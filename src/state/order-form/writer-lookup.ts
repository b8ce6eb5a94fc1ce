import { preferredWriter } from '../../api/calls/writers.ts';
import { fieldErrors } from '../../api/field-errors.ts';
import type { Failure } from '../../api/result.ts';
import { isCompleteWriterCode } from '../../order/rules/writer-code.ts';
import { applyWriterGrade } from '../../order/rules/writer-preference.ts';
import type { FieldMessage } from '../../validation/messages/fields.ts';
import type { WidgetContext } from '../page/context.ts';
import { showErrors } from './order-errors.ts';
import type { OrderFormStore } from './order-form-store.ts';

/**
 * Returns the message for a failed lookup. Returns null for an aborted one, and for a server that answers only
 * customers (401), because that server checks the code again when the order is placed.
 */
const lookupMessage = (result: Failure): FieldMessage | null => {
  const { fields } = fieldErrors(result);
  if (result.aborted || result.status === 401) return null;
  if (result.status === 404) return 'writerUnknown';
  return fields.writersPreferredCode ?? fields.code ?? 'writerUnchecked';
};

/**
 * Creates the lookup of a preferred writer. It loads the grade of the writer with a complete code and selects the extra
 * of this grade. Only the answer to the last code is used.
 */
export const createWriterLookup = (
  { client }: Pick<WidgetContext, 'client'>,
  store: OrderFormStore,
  recalculate: () => void,
) => {
  let running: AbortController | undefined;
  return async (): Promise<void> => {
    running?.abort();
    running = undefined;
    const { writersPreferredCode: code } = store.draft;
    if (!isCompleteWriterCode(code)) return;
    const request = new AbortController();
    running = request;
    const result = await client.send(preferredWriter, { params: { code }, signal: request.signal });
    if (running !== request) return;
    if (!result.failed) {
      store.draft = applyWriterGrade(store.draft, result.payload.gradeId);
      recalculate();
      return;
    }
    const message = lookupMessage(result);
    if (message) showErrors(store, { writersPreferredCode: message });
  };
};
