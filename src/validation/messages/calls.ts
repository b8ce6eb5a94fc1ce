import type { FieldMessage } from './fields.ts';
import type { MessageOf, MessageRows } from './message.ts';

/**
 * Reasons why a call failed, their meaning and a possible remedy. They end without a full stop, because other messages
 * embed them.
 */
export const callRows = {
  networkError: 'Network Error. Our server could not be reached. Check your connection',
  timedOut: 'timeout of %n% ms exceeded. Our server took too long to answer. It may be quicker in a minute',
  callRefused:
    'Request failed with status code %n%. Our server did not accept this. Please reload the page, or write to us if that does not help',
  serverFailed: 'Request failed with status code %n%. Our server has a problem. It is often over in a minute',
} as const satisfies MessageRows;

/** Reason why a call failed: the server's own message, or a row of this table. */
export type CallMessage = FieldMessage | MessageOf<typeof callRows>;
