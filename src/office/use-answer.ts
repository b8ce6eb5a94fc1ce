import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import type { Call } from '../api/call.ts';
import { type Asked, ask, messageOf } from './ask.ts';

/** Returns the answer of `read`; null until it has arrived. `read` is called anew when one of the values in `key` is another one. */
export const useAnswer = <Answer>(read: () => Promise<Answer>, key: readonly unknown[]): Answer | null => {
  const notify = useNotify();
  const [answer, setAnswer] = useState<Answer | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `read` is a new function at every render; `key` names what it reads
  useEffect(() => {
    let isCurrent = true;
    read()
      .then((found) => isCurrent && setAnswer(() => found))
      .catch((error: unknown) => isCurrent && notify(messageOf(error), { type: 'error' }));
    return () => {
      isCurrent = false;
    };
  }, [...key, notify]);
  return answer;
};

/** Returns the answer of a call; null until it has arrived. The call is made anew when it asks for something else. */
export const useCall = <Payload, Response>(
  call: Call<string, Payload, Response>,
  asked: Asked<Payload> = {},
): Response | null => useAnswer(() => ask(call, asked), [call, JSON.stringify(asked)]);
