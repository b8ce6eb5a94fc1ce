import type { AnyCall } from '../../api/call.ts';
import type { UnknownFields } from '../../order/unknown-fields.ts';
import type { Conversation, Sent } from './conversation.ts';
import type { Shape } from './shapes.ts';

/** One call of the suite. Without `fields` and `items`, only the status counts. */
export interface Step {
  call: AnyCall;
  /** Difference to the other time, if the suite makes the call twice. */
  when?: string;
  send?(conversation: Conversation): Sent;
  fields?: Shape;
  items?: Shape;
  /** Field whose error is expected, in place of a success. */
  refused?: string;
  /** Statuses of a refusal that also agree, because they depend on data that the suite does not have. */
  tolerated?: readonly number[];
  /** Returns a further difference. */
  compare?(body: UnknownFields, conversation: Conversation): string | null;
  learn?(body: UnknownFields, conversation: Conversation): void;
}

/** Sends the valid order of the conversation. */
export const withOrder = ({ order }: Conversation): Sent => ({ payload: order });
