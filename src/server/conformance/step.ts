import type { AnyCall } from '../../api/call.ts';
import type { UnknownFields } from '../../order/unknown-fields.ts';
import type { Conversation, Sent } from './conversation.ts';
import type { Shape } from './shapes.ts';

/** One call of the suite. Without `fields` and `items`, only the status counts. */
export interface Step {
  call: AnyCall;
  /** Describes what differs from the other step with the same call, if there is one. */
  when?: string;
  send?(conversation: Conversation): Sent;
  fields?: Shape;
  items?: Shape;
  /** Field for which an error is expected. The call is then expected to fail. */
  refused?: string;
  /** Statuses of a refusal that count as agreement too, because they depend on data that the suite does not have. */
  tolerated?: readonly number[];
  /** Returns a difference that the shapes do not show. */
  compare?(body: UnknownFields, conversation: Conversation): string | null;
  learn?(body: UnknownFields, conversation: Conversation): void;
}

/** Sends the valid order of the conversation. */
export const withOrder = ({ order }: Conversation): Sent => ({ payload: order });
