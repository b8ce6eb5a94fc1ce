import type { Writer } from '../../api/resources.ts';

/** One of the customer's writers with the orders they have completed, the latest first. */
export interface OwnWriter extends Writer {
  orderCodes: readonly string[];
}

/** The server lists completed orders; a writer of several is shown once. */
export const groupByWriter = (completed: readonly (Writer & { orderCode: string })[]): OwnWriter[] => {
  const found = new Map<string, OwnWriter>();
  for (const { orderCode, ...writer } of completed)
    found.set(writer.code, {
      ...writer,
      orderCodes: [...(found.get(writer.code)?.orderCodes ?? []), orderCode],
    });
  return [...found.values()];
};
