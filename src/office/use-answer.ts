import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { messageOf } from './ask.ts';

/** Returns the answer of a call; null until it has arrived. `read` is called anew when it is another function. */
export const useAnswer = <Answer>(read: () => Promise<Answer>): Answer | null => {
  const notify = useNotify();
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    let isCurrent = true;
    read()
      .then((found) => isCurrent && setAnswer(() => found))
      .catch((error: unknown) => isCurrent && notify(messageOf(error), { type: 'error' }));
    return () => {
      isCurrent = false;
    };
  }, [read, notify]);
  return answer;
};
