import { isOwnCall } from '../../api/own-calls.ts';
import type { UnknownFields } from '../../order/unknown-fields.ts';
import { type Answer, askPreflight, beginConversation, type Conversation, sendCall } from './conversation.ts';
import { findLack, findLackInList, findLackInRefusal, type Step } from './shapes.ts';
import { steps } from './steps.ts';

/** Result of one call. */
interface Finding {
  /** Method and path of the call, followed by the step's `when`. */
  call: string;
  isOwn: boolean;
  /** `missing` means that the server does not offer a call outside the specification. */
  verdict: 'ok' | 'differs' | 'missing';
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
  const found: UnknownFields = Object(body);
  return (
    (fields && findLack(body, fields)) ||
    (items && findLackInList(body, items)) ||
    compare?.(found, conversation) ||
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

const isMissing = ({ status }: Answer) => [404, 405, 501].includes(status);

const playStep = async (step: Step, conversation: Conversation): Promise<Finding> => {
  const { call } = step;
  const answer = await sendCall(call, step.send?.(conversation) ?? {}, conversation);
  const isOwn = isOwnCall(call);
  const difference = differenceOf(step, answer, conversation) ?? '';
  const body: UnknownFields = Object(answer.body);
  if (isSuccess(answer)) step.learn?.(body, conversation);
  const name = `${call.method} ${call.path}${step.when ? ` ${step.when}` : ''}`;
  const isUnreadable = Boolean(answer.status) && !answer.isReadable;
  if (isOwn && isMissing(answer) && !isUnreadable)
    return { call: name, isOwn, verdict: 'missing', difference: '' };
  return { call: name, isOwn, verdict: difference ? 'differs' : 'ok', difference };
};

/** Makes every call at the address `api`. The run registers a customer and places an order there. */
export const runSuite = async (api: string, identity: string): Promise<Finding[]> => {
  const conversation = beginConversation(api, identity);
  const preflight = await askPreflight(conversation);
  const findings: Finding[] = [
    {
      call: 'OPTIONS /v1/client/order',
      isOwn: false,
      verdict: preflight ? 'differs' : 'ok',
      difference: preflight ?? '',
    },
  ];
  for (const step of steps) findings.push(await playStep(step, conversation));
  return findings;
};

const lineOf = ({ call, isOwn, verdict, difference }: Finding) => {
  if (verdict === 'missing')
    return `${call}: not offered. It is Octavo's own, and the widgets work without it.`;
  if (verdict === 'ok') return `${call}: ok`;
  return `${call}: differs (${difference})${isOwn ? ". It is Octavo's own." : ''}`;
};

/** Returns the lines to print, and whether a call of the specification differs. */
export const describe = (findings: readonly Finding[]) => {
  const count = (verdict: Finding['verdict']) => findings.filter((one) => one.verdict === verdict).length;
  const summary = `${count('ok')} ok, ${count('differs')} differ, ${count('missing')} not offered`;
  const hasFailed = findings.some(({ isOwn, verdict }) => !isOwn && verdict === 'differs');
  return { lines: [...findings.map(lineOf), summary], hasFailed };
};
