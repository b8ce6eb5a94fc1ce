// Messages about a failed download. The widget's first file contains them, because the file with the full catalogue may
// be out of reach, too.
import type { Rows } from './message.ts';

/** Message of the order form about a lost connection. */
export const connectionRows = {
  connectionLost: 'The connection was lost. Nothing you typed is lost, please try again.',
} as const satisfies Rows;
