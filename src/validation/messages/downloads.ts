// Messages about a failed download. The widget's first file contains them, because the file with the full catalogue may
// be out of reach, too.
import type { FieldMessage } from './fields.ts';
import type { MessageOf, Rows } from './message.ts';

export const calculatorRows = {
  noPrice: 'No price could be loaded. Check your connection and choose again.',
} as const satisfies Rows;

export type CalculatorMessage = FieldMessage | MessageOf<typeof calculatorRows>;

/** Message of the order form about a lost connection. */
export const connectionRows = {
  connectionLost: 'The connection was lost. Nothing you typed is lost, please try again.',
} as const satisfies Rows;
