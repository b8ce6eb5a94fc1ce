import { useState } from 'react';
import type { Result } from '../../api/result.ts';
import { failureText } from '../context/failure-text.ts';

interface RequestState {
  isBusy: boolean;
  /** Text of the failure of the last request; empty if it succeeded or was aborted. */
  problem: string;
  /** Sends a request and returns its result. */
  send<T>(request: () => Promise<Result<T>>): Promise<Result<T>>;
}

/** Returns a function that sends a request, with the state of the last request. */
export const useRequest = (): RequestState => {
  const [state, setState] = useState({ isBusy: false, problem: '' });
  return {
    ...state,
    send: async (request) => {
      setState({ isBusy: true, problem: '' });
      const result = await request();
      setState({ isBusy: false, problem: result.failed && !result.aborted ? failureText(result) : '' });
      return result;
    },
  };
};
