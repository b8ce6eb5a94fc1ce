import { useState } from 'react';
import type { Result } from '../../api/result.ts';
import { failureText } from '../context/failure-text.ts';

interface RequestState {
  isBusy: boolean;
  /** Why the last request failed, in a sentence; empty where it did not, or was given up. */
  problem: string;
  /** Sends, and answers what came back. */
  send<T>(request: () => Promise<Result<T>>): Promise<Result<T>>;
}

/** A request that a press begins. */
export const useRequest = (): RequestState => {
  const [state, setState] = useState({ isBusy: false, problem: '' });
  return {
    ...state,
    send: async (request) => {
      setState({ isBusy: true, problem: '' });
      const answer = await request();
      setState({ isBusy: false, problem: answer.failed && !answer.aborted ? failureText(answer) : '' });
      return answer;
    },
  };
};
