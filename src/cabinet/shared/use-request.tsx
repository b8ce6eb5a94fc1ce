import { useState } from 'react';
import type { Failure, Result } from '../../api/result.ts';
import { useTranslator } from '../../ui/use-translator.tsx';
import { cabinetText } from '../../validation/messages/cabinet.ts';
import { failureMessage } from '../context/failure-message.ts';

/** Returns a function that sends a request, and the state of the last request. */
export const useRequest = () => {
  const t = useTranslator();
  const [{ isBusy, failure }, setState] = useState<{ isBusy: boolean; failure?: Failure }>({ isBusy: false });
  return {
    isBusy,
    /** Text about the failure of the last request; empty if it succeeded or was aborted. */
    problem: failure ? cabinetText(failureMessage(failure), t) : '',
    send: async <T,>(request: () => Promise<Result<T>>): Promise<Result<T>> => {
      setState({ isBusy: true });
      const result = await request();
      setState({ isBusy: false, ...(result.failed && !result.aborted && { failure: result }) });
      return result;
    },
  };
};

/**
 * Renders the reason why a request has failed. An empty element is rendered without a reason, because screen readers
 * announce only changes of an existing element.
 */
export function Problem({ text }: { text: string | null }) {
  return (
    <p className="refusal" role="alert">
      {text}
    </p>
  );
}

/** Saves bytes as a file through a download of the browser. */
export const saveFile = (bytes: Blob, name: string) => {
  const address = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Revokes the address after the click, because the download then has its own reference to the bytes.
  setTimeout(() => URL.revokeObjectURL(address));
};
