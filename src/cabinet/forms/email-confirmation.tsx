import { useEffect, useRef, useState } from 'react';
import * as calls from '../../api/calls.ts';
import type { Identity } from '../../api/resources.ts';
import type { Failure } from '../../api/result.ts';
import { Notice } from '../../ui/overlays/notice.tsx';
import { useTranslator } from '../../ui/use-translator.ts';
import { cabinetText } from '../../validation/messages/cabinet.ts';
import { useCabinet } from '../context/cabinet-context.ts';
import { failureMessage } from '../context/failure-message.ts';
import { isTransient } from '../context/is-transient.ts';
import { ConfirmationMail } from './confirmation-mail.tsx';

interface Props {
  identity: Identity;
  /** Token from the link of the confirmation e-mail; null without such a link. */
  token: string | null;
  onConfirmed: () => void;
}

/** Confirms the e-mail address once with the token, and again on `retry`. Afterwards the token is removed from the address bar. */
const useConfirmation = ({ identity, token, onConfirmed }: Props) => {
  const { client, go } = useCabinet();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [retryCount, setRetryCount] = useState(0);
  // Ignores the result if the customer has left the page.
  const isMounted = useRef(true);
  useEffect(
    () => () => {
      isMounted.current = false;
    },
    [],
  );
  const hasToConfirm = token !== null && !identity.emailConfirmed;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a token is used once, and again only on retry
  useEffect(() => {
    if (!hasToConfirm) return;
    setFailure(null);
    client.send(calls.confirmEmail, { payload: { token } }).then((result) => {
      if (!isMounted.current) return;
      if (result.failed) return setFailure(result);
      go('/profile', 'replace');
      return onConfirmed();
    });
  }, [hasToConfirm, retryCount]);
  return { failure, retry: () => setRetryCount(retryCount + 1) };
};

/** Renders the account's e-mail address with its state, and a button that sends the confirmation e-mail. */
export function EmailConfirmation(props: Props) {
  const t = useTranslator();
  const { email, emailConfirmed } = props.identity;
  const { failure, retry } = useConfirmation(props);
  return (
    <>
      <p>
        {email}{' '}
        <span className={`status ${emailConfirmed ? 'done' : 'waiting'}`} role="status">
          {t(emailConfirmed ? 'Confirmed' : 'Not confirmed')}
        </span>
      </p>
      {failure && (
        <Notice kind="error" {...(isTransient(failure) && { action: t('Retry'), onAction: retry })}>
          {cabinetText(failureMessage(failure), t)}
        </Notice>
      )}
      {!emailConfirmed && <ConfirmationMail />}
    </>
  );
}
