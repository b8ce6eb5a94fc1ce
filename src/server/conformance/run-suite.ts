import { isOwnCall } from '../../api/own-calls.ts';
import type { UnknownFields } from '../../order/unknown-fields.ts';
import { type Answer, askPreflight, beginConversation, type Conversation, sendCall } from './conversation.ts';
import { findLack, findLackInList, findLackInRefusal, type Step } from './shapes.ts';
import { steps } from './steps.ts';

interface Finding {
  /** Method and path of the call, followed by the step's `when`. */
  call: string;
  /** The expected and the received answer; empty if nothing differs. */
  difference: string;
}

const received = ({ status, body }: Answer) => {
  if (!status) return 'no answer';
  return `${status} ${typeof body === 'string' ? `"${body.slice(0, 60)}"` : JSON.stringify(body).slice(0, 120)}`;
};

const isSuccess = ({ status }: Answer) => status >= 200 && status < 300;
const isRefusal = ({ status }: Answer) => status >= 400 && status < 500;

const differenceOfSuccess = (
  { fields, items, compare }: Step,
  { body }: Answer,
  conversation: Conversation,
) => {
  const content: UnknownFields = Object(body);
  return (
    (fields && findLack(body, fields)) ||
    (items && findLackInList(body, items)) ||
    compare?.(content, conversation) ||
    null
  );
};

/** Describes how an answer differs from the expectation of its step; null if the answer agrees. */
const differenceOf = (step: Step, answer: Answer, conversation: Conversation): string | null => {
  if (answer.status && !answer.isReadable)
    return 'expected Access-Control-Allow-Origin for pages of other origins, received none';
  if (step.refused !== undefined)
    return isRefusal(answer)
      ? findLackInRefusal(answer.body, step.refused)
      : `expected a refusal from 400 to 499, received ${received(answer)}`;
  if (step.tolerated?.includes(answer.status)) return findLackInRefusal(answer.body);
  if (!isSuccess(answer)) return `expected a status from 200 to 299, received ${received(answer)}`;
  return differenceOfSuccess(step, answer, conversation);
};

/** Makes the call of a step. The result of a call outside the specification counts only for later steps. */
const playStep = async (step: Step, conversation: Conversation): Promise<Finding[]> => {
  const { call } = step;
  const answer = await sendCall(call, step.send?.(conversation) ?? {}, conversation);
  const body: UnknownFields = Object(answer.body);
  if (isSuccess(answer)) step.learn?.(body, conversation);
  if (isOwnCall(call)) return [];
  const name = `${call.method} ${call.path}${step.when ? ` ${step.when}` : ''}`;
  return [{ call: name, difference: differenceOf(step, answer, conversation) ?? '' }];
};

/** Makes every call of the specification at the address `api`. The run registers a customer and places an order there. */
export const runSuite = async (api: string, identity: string): Promise<Finding[]> => {
  const conversation = beginConversation(api, identity);
  const preflight = await askPreflight(conversation);
  const findings: Finding[] = [{ call: 'OPTIONS /v1/client/order', difference: preflight ?? '' }];
  for (const step of steps) findings.push(...(await playStep(step, conversation)));
  return findings;
};

/** Returns the lines to print, and whether a call differs. */
export const describe = (findings: readonly Finding[]) => {
  const lines = findings.map(
    ({ call, difference }) => `${call}: ${difference ? `differs (${difference})` : 'ok'}`,
  );
  const differing = findings.filter(({ difference }) => difference).length;
  const summary = `${findings.length - differing} ok, ${differing} differ`;
  return { lines: [...lines, summary], hasFailed: differing > 0 };
};
