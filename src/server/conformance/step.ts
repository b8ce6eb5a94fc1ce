import type { AnyCall } from '../../api/call.ts';
import type { UnknownFields } from '../../order/unknown-fields.ts';
import type { Conversation, Sent } from './conversation.ts';
import type { Shape } from './shapes.ts';

/** One call of the suite. A step without `fields` and `items` compares only the status. */
export interface Step {
  call: AnyCall;
  /** Words that distinguish this step from another step with the same call: "in a language". */
  when?: string;
  send?(conversation: Conversation): Sent;
  fields?: Shape;
  items?: Shape;
  /** Field for which an error is expected. The call is then expected to fail. */
  refused?: string;
  /** Statuses of refusals that are accepted too, because they depend on data that the suite does not have. */
  tolerated?: readonly number[];
  /** Describes a difference that a comparison of field kinds does not find; null if there is none. */
  compare?(body: UnknownFields, conversation: Conversation): string | null;
  learn?(body: UnknownFields, conversation: Conversation): void;
}

/** Returns a request with the valid order of the conversation. */
export const withOrder = ({ order }: Conversation): Sent => ({ payload: order });
