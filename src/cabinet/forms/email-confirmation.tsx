import { useState } from 'react';
import * as calls from '../../api/calls.ts';
import type { Identity } from '../../api/resources.ts';
import { Button } from '../../ui/look/button.tsx';
import { Notice } from '../../ui/overlays/notice.tsx';
import { useTranslator } from '../../ui/use-translator.ts';
import { useCabinet } from '../context/cabinet-context.ts';
import { isTransient } from '../context/is-transient.ts';
import { useRequest } from '../shared/use-request.ts';
import { ConfirmationMail } from './confirmation-mail.tsx';

interface Props {
  identity: Identity;
  /** Token from the link of the confirmation e-mail; null without such a link. */
  token: string | null;
  onConfirmed: () => void;
}

/** Renders the account's e-mail address with its state, and the button that confirms it or sends the confirmation e-mail. */
export function EmailConfirmation({ identity: { email, emailConfirmed }, token, onConfirmed }: Props) {
  const t = useTranslator();
  const { store, client, go } = useCabinet();
  const { isBusy, problem, send } = useRequest();
  const [isSpent, setSpent] = useState(false);
  const hasLink = token !== null && !emailConfirmed && !isSpent;
  const confirm = async (token: string) => {
    const result = await send(() => client.send(calls.confirmEmail, { payload: { token } }));
    if (result.failed) return setSpent(!isTransient(result));
    // The customer may have gone to another page meanwhile.
    if (store.path.startsWith('/profile')) go('/profile', 'replace');
    onConfirmed();
  };
  return (
    <>
      <p>
        {email}{' '}
        <span className={`status ${emailConfirmed ? 'done' : 'waiting'}`} role="status">
          {t(emailConfirmed ? 'Confirmed' : 'Not confirmed')}
        </span>
      </p>
      {problem && <Notice kind="error">{problem}</Notice>}
      {hasLink && (
        <>
          <p>{t('The link of our letter confirms that this address is yours.')}</p>
          <div className="actions">
            <Button isLoading={isBusy} onClick={() => confirm(token)}>
              {t('Confirm this address')}
            </Button>
          </div>
        </>
      )}
      {!emailConfirmed && !hasLink && <ConfirmationMail />}
    </>
  );
}
