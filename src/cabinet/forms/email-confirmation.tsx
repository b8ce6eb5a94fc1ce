import { useEffect, useRef, useState } from 'react';
import * as calls from '../../api/calls.ts';
import type { Identity } from '../../api/resources.ts';
import type { Failure } from '../../api/result.ts';
import { Notice } from '../../ui/overlays/notice.tsx';
import { useCabinet } from '../context/cabinet-context.ts';
import { failureText } from '../context/failure-text.ts';
import { isTransient } from '../context/is-transient.ts';
import { ConfirmationMail } from './confirmation-mail.tsx';

interface Props {
  identity: Identity;
  /** Of the mailed link, where the customer has come by it. */
  token: string | null;
  onConfirmed: () => void;
}

/** Spends the mailed link's token, once for each `attempt`; the address is rid of it when it has done its work. */
const useConfirming = ({ identity, token, onConfirmed }: Props) => {
  const { client, go } = useCabinet();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [attempt, setAttempt] = useState(0);
  // Whoever has gone to another page is not called back.
  const isHere = useRef(true);
  useEffect(
    () => () => {
      isHere.current = false;
    },
    [],
  );
  const isAsked = token !== null && !identity.emailConfirmed;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a token is spent once, and again only when asked to
  useEffect(() => {
    if (!isAsked) return;
    setFailure(null);
    client.send(calls.confirmEmail, { payload: { token } }).then((result) => {
      if (!isHere.current) return;
      if (result.failed) return setFailure(result);
      go('/profile', 'replace');
      return onConfirmed();
    });
  }, [isAsked, attempt]);
  return { failure, retry: () => setAttempt(attempt + 1) };
};

/** The account's address, whether it is confirmed, and the mail that confirms it. */
export function EmailConfirmation(props: Props) {
  const { email, emailConfirmed } = props.identity;
  const { failure, retry } = useConfirming(props);
  return (
    <>
      <p className="typed">
        {email}{' '}
        <span className={`status ${emailConfirmed ? 'done' : 'waiting'}`} role="status">
          {emailConfirmed ? 'Confirmed' : 'Not confirmed'}
        </span>
      </p>
      {failure && (
        <Notice kind="error" {...(isTransient(failure) && { action: 'Retry', onAction: retry })}>
          {failureText(failure)}
        </Notice>
      )}
      {!emailConfirmed && <ConfirmationMail />}
    </>
  );
}
