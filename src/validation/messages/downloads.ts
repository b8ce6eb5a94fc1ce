// Messages about a failed download. The first download contains them, because the catalogue may be out of reach.
import type { FieldMessage } from './fields.ts';
import type { MessageOf, Rows } from './message.ts';

export const calculatorRows = {
  noPrice: 'No price could be loaded. Check your connection and choose again.',
} as const satisfies Rows;

export type CalculatorMessage = FieldMessage | MessageOf<typeof calculatorRows>;

/** The order form's row. */
export const connectionRows = {
  connectionLost: 'The connection was lost. Nothing you typed is lost, please try again.',
} as const satisfies Rows;
