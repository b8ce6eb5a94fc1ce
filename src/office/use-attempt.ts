import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { Call } from '../api/call.ts';
import { type Asked, ask, fieldErrorsOf, messageOf } from './ask.ts';

/**
 * Returns functions that act, or send a call, and say why that has failed, and whether one of them is acting. After a success they
 * call `done`, and say what it returns. They return the refused fields of a failure, for a form.
 */
export const useAttempt = (options: { autoHideDuration?: number; multiLine?: boolean } = {}) => {
  const notify = useNotify();
  const [isActing, setActing] = useState(false);
  const attempt = async <Answer>(act: () => Promise<Answer>, done?: (answer: Answer) => unknown) => {
    setActing(true);
    try {
      const answer = await act();
      const said = done?.(answer);
      if (typeof said === 'string') notify(said, { type: 'success' });
      return undefined;
    } catch (error) {
      notify(messageOf(error), { type: 'error', ...options });
      return fieldErrorsOf(error);
    } finally {
      setActing(false);
    }
  };
  const send = <Payload, Response>(
    call: Call<string, Payload, Response>,
    asked: Asked<Payload>,
    done: (answer: Response) => unknown,
  ) => attempt(() => ask(call, asked), done);
  return { attempt, send, isActing };
};
