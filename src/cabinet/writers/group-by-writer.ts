import type { Writer } from '../../api/resources.ts';

/** A writer, with the orders that the writer has completed for this customer, newest first. */
export interface OwnWriter extends Writer {
  orderCodes: readonly string[];
}

/** Groups completed orders by writer, so that each writer is shown once. */
export const groupByWriter = (completed: readonly (Writer & { orderCode: string })[]): OwnWriter[] => {
  const found = new Map<string, OwnWriter>();
  for (const { orderCode, ...writer } of completed)
    found.set(writer.code, {
      ...writer,
      orderCodes: [...(found.get(writer.code)?.orderCodes ?? []), orderCode],
    });
  return [...found.values()];
};
