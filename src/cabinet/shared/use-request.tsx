import { type ReactNode, useState } from 'react';
import type { Failure, Result } from '../../api/result.ts';
import { Button } from '../../ui/look/button.tsx';
import { cabinetText } from '../../validation/messages/cabinet.ts';
import { useCabinet } from '../context/cabinet-context.ts';
import { failedCallMessage } from '../context/failed-call-message.ts';

interface State {
  isBusy: boolean;
  /** True if the last request has succeeded. */
  isDone?: boolean;
  failure?: Failure;
}

/** Returns a function that sends a request, and the state of the last request. */
export const useRequest = () => {
  const { t } = useCabinet();
  const [state, setState] = useState<State>({ isBusy: false });
  const { failure } = state;
  return {
    ...state,
    /** Text about the failure of the last request; empty if it succeeded or was aborted. */
    problem: failure ? cabinetText(failedCallMessage(failure), t) : '',
    send: async <T,>(request: () => Promise<Result<T>>): Promise<Result<T>> => {
      setState({ isBusy: true });
      const result = await request();
      const failed = result.failed && !result.aborted && { failure: result };
      setState({ isBusy: false, isDone: !result.failed, ...failed });
      return result;
    },
  };
};

/**
 * Renders the reason why a request has failed. An empty element is rendered without a reason, because screen readers
 * announce only changes of an existing element.
 */
export function RequestProblem({ text }: { text: string | null }) {
  return (
    <p className="refusal" role="alert">
      {text}
    </p>
  );
}

interface Props<T> {
  kind?: 'quiet' | 'link';
  request: () => Promise<Result<T>>;
  onDone?: (payload: T) => void;
  /** Text beside the button after the request has succeeded. */
  done?: string;
  children: ReactNode;
}

/** Renders a button that sends a request, with the result beside it. */
export function RequestButton<T>({ kind, request, onDone, done, children }: Props<T>) {
  const { isBusy, isDone, problem, send } = useRequest();
  const sendRequest = async () => {
    const result = await send(request);
    if (!result.failed) onDone?.(result.payload);
  };
  return (
    <>
      <Button kind={kind} isLoading={isBusy} onClick={sendRequest}>
        {children}
      </Button>
      {done && <p role="status">{isDone && done}</p>}
      <RequestProblem text={problem} />
    </>
  );
}
