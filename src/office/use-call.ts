import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import type { Call } from '../api/call.ts';
import { ask, errorText, fieldErrorsOf, type OfficeRequest } from './ask.ts';

/** Milliseconds after the last change of what is typed until it is asked about. */
export const typingMs = 400;

interface Timing {
  /** The call is made anew when this is another value. */
  version?: unknown;
  /** Milliseconds after a change of what is asked until the call is made; it is made at once if this is left out. */
  delayMs?: number;
}

/**
 * Returns the last answer of a call, which is null before the first one and if nothing is asked, and the failure of the last call. The
 * call is made anew when something else is asked.
 */
export const useAnswer = <Payload, Response>(
  call: Call<string, Payload, Response>,
  request: OfficeRequest<Payload> | null,
  { version, delayMs }: Timing,
) => {
  const [answer, setAnswer] = useState<Response | null>(null);
  const [failure, setFailure] = useState<{ message: string } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `request` is a new object at every render; its text names what is asked
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

/** Returns the answer of a call as `useAnswer` does, and says why a call has failed. */
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
 * Returns functions that run an action, or send a call, and say why that has failed, and whether one of them is running. After a
 * success they call `done`, and say what it returns. They return the refused fields of a failure, for a form.
 */
export const useAttempt = (options: { autoHideDuration?: number; multiLine?: boolean } = {}) => {
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const attempt = async <Answer>(action: () => Promise<Answer>, done?: (answer: Answer) => unknown) => {
    setBusy(true);
    try {
      const answer = await action();
      const said = done?.(answer);
      if (typeof said === 'string') notify(said, { type: 'success' });
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
  ) => attempt(() => ask(call, request), done);
  return { attempt, send, isBusy };
};
