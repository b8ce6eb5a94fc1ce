import * as calls from '../api/calls.ts';
import { fieldErrors } from '../api/field-errors.ts';
import { defaultWriterCode } from '../order/ids.ts';
import { recalculates } from '../order/recalculation.ts';
import { applyWriterGrade } from '../order/writer-preference.ts';
import type { WidgetContext } from './context.ts';
import type { OrderFormStore } from './order-form-store.ts';

/** Asks for a complete code's grade and sets the extra that goes with it (WRT-03); only the last code counts. */
export const createWriterLookup = (
  { client }: Pick<WidgetContext, 'client'>,
  store: OrderFormStore,
  recalculate: () => void,
) => {
  let running: AbortController | undefined;
  return async (): Promise<void> => {
    running?.abort();
    const { writersPreferredCode: code } = store.draft;
    if (code === defaultWriterCode || !recalculates('writersPreferredCode', store.draft)) return;
    const request = new AbortController();
    running = request;
    const answer = await client.send(calls.preferredWriter, { params: { code }, signal: request.signal });
    if (running !== request) return;
    if (answer.failed) {
      const { fields, general } = fieldErrors(answer);
      const message = fields.writersPreferredCode ?? fields.code ?? general;
      if (message) store.errors.writersPreferredCode = message;
      return;
    }
    store.draft = applyWriterGrade(store.draft, answer.payload.gradeId);
    recalculate();
  };
};
