import * as calls from '../../api/calls.ts';
import { fieldErrors } from '../../api/field-errors.ts';
import type { Failure } from '../../api/result.ts';
import { isCompleteWriterCode } from '../../order/rules/writer-code.ts';
import { applyWriterGrade } from '../../order/rules/writer-preference.ts';
import type { WidgetContext } from '../page/context.ts';
import type { OrderFormStore } from './order-form-store.ts';

/** Null where the server tells a writer's grade to nobody but customers: the order itself is checked anyway. */
const messageOf = (answer: Failure): string | null => {
  const { fields } = fieldErrors(answer);
  if (answer.aborted || answer.status === 401) return null;
  if (answer.status === 404) return 'writerUnknown';
  return fields.writersPreferredCode ?? fields.code ?? 'writerUnchecked';
};

/** Asks for a complete code's grade and sets the extra that goes with it (WRT-03); only the last code counts. */
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
    const answer = await client.send(calls.preferredWriter, { params: { code }, signal: request.signal });
    if (running !== request) return;
    if (!answer.failed) {
      store.draft = applyWriterGrade(store.draft, answer.payload.gradeId);
      recalculate();
      return;
    }
    const message = messageOf(answer);
    if (message) store.errors.writersPreferredCode = message;
  };
};
