import { useState } from 'react';
import type { Failure, Result } from '../../api/result.ts';
import { useTranslator } from '../../ui/use-translator.ts';
import { cabinetText } from '../../validation/messages/cabinet.ts';
import { failureMessage } from '../context/failure-message.ts';

interface Sending {
  isBusy: boolean;
  failure?: Failure;
}

interface RequestState {
  isBusy: boolean;
  /** Text about the failure of the last request; empty if it succeeded or was aborted. */
  problem: string;
  /** Sends a request and returns its result. */
  send<T>(request: () => Promise<Result<T>>): Promise<Result<T>>;
}

/** Returns a function that sends a request, and the state of the last request. */
export const useRequest = (): RequestState => {
  const t = useTranslator();
  const [{ isBusy, failure }, setState] = useState<Sending>({ isBusy: false });
  return {
    isBusy,
    problem: failure ? cabinetText(failureMessage(failure), t) : '',
    send: async (request) => {
      setState({ isBusy: true });
      const result = await request();
      setState({ isBusy: false, ...(result.failed && !result.aborted && { failure: result }) });
      return result;
    },
  };
};
