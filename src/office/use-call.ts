import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import type { Call } from '../api/call.ts';
import { ask, errorText, fieldErrorsOf, type OfficeRequest } from './ask.ts';

/** Milliseconds from the last typed character to the call. */
export const typingMs = 400;

interface Timing {
  /** A changed value repeats the call. */
  version?: unknown;
  /** Milliseconds from a change of the request to its call. By default, the call is made at once. */
  delayMs?: number;
}

/**
 * Returns the last answer of a call, and the failure of the last call. The answer is null before the first one and without
 * a request. A changed request makes another call.
 */
export const useAnswer = <Payload, Response>(
  call: Call<string, Payload, Response>,
  request: OfficeRequest<Payload> | null,
  { version, delayMs }: Timing,
) => {
  const [answer, setAnswer] = useState<Response | null>(null);
  const [failure, setFailure] = useState<{ message: string } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `request` is a new object at every render; its JSON identifies it
  useEffect(() => {
    let isCurrent = true;
    const readAnswer = async () => {
      try {
        const found = request && (await ask(call, request));
        if (isCurrent) setAnswer(() => found);
        if (isCurrent) setFailure(null);
      } catch (error) {
        if (isCurrent) setFailure({ message: errorText(error) });
      }
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    if (delayMs === undefined) readAnswer();
    else timer = setTimeout(readAnswer, delayMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [call, JSON.stringify(request), version, delayMs]);
  return { answer, failure };
};

/** Returns the answer of a call like `useAnswer`, and shows a notice with the reason of a failure. */
export const useCall = <Payload, Response>(
  call: Call<string, Payload, Response>,
  request: OfficeRequest<Payload> | null = {},
  version?: unknown,
): Response | null => {
  const notify = useNotify();
  const { answer, failure } = useAnswer(call, request, { version });
  useEffect(() => {
    if (failure) notify(failure.message, { type: 'error' });
  }, [failure, notify]);
  return answer;
};

/**
 * Returns a function that runs an action, one that sends a call, and whether one of them is running. After a success they call
 * `done` and show the text that it returns. After a failure they show its reason, and return the refused fields for a form.
 */
export const useAction = (options: { autoHideDuration?: number; multiLine?: boolean } = {}) => {
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const run = async <Answer>(action: () => Promise<Answer>, done?: (answer: Answer) => unknown) => {
    setBusy(true);
    try {
      const answer = await action();
      const outcomeText = done?.(answer);
      if (typeof outcomeText === 'string') notify(outcomeText, { type: 'success' });
      return undefined;
    } catch (error) {
      notify(errorText(error), { type: 'error', ...options });
      return fieldErrorsOf(error);
    } finally {
      setBusy(false);
    }
  };
  const send = <Payload, Response>(
    call: Call<string, Payload, Response>,
    request: OfficeRequest<Payload>,
    done: (answer: Response) => unknown,
  ) => run(() => ask(call, request), done);
  return { run, send, isBusy };
};

/** Returns the items that a call lists, and a function that sends a change, shows its outcome and lists them again. */
export const useList = <Item>(call: Call<string, unknown, Item[]>, request: OfficeRequest<unknown>) => {
  const action = useAction({ multiLine: true });
  const [changes, setChanges] = useState(0);
  const items = useCall(call, request, changes);
  const send: typeof action.send = (change, changeRequest, done) =>
    action.send(change, changeRequest, (answer) => {
      const outcomeText = done(answer);
      setChanges((count) => count + 1);
      return outcomeText;
    });
  return { items, send };
};
