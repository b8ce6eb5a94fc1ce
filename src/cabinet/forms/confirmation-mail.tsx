import { useState } from 'react';
import * as calls from '../../api/calls.ts';
import { Button } from '../../ui/look/button.tsx';
import { useTranslator } from '../../ui/use-translator.ts';
import { useCabinet } from '../context/cabinet-context.ts';
import { Problem } from '../shared/problem.tsx';
import { useRequest } from '../shared/use-request.ts';

/** Renders a button that sends the confirmation e-mail, and the result. */
export function ConfirmationMail() {
  const t = useTranslator();
  const { client } = useCabinet();
  const { isBusy, problem, send } = useRequest();
  const [isSent, setSent] = useState(false);
  const sendMail = async () => {
    setSent(false);
    const result = await send(() => client.send(calls.sendEmailConfirmation));
    setSent(!result.failed);
  };
  return (
    <div className="actions">
      <Button kind="quiet" isLoading={isBusy} onClick={sendMail}>
        {t(isSent ? 'Send it again' : 'Send confirmation e-mail')}
      </Button>
      <p role="status">{isSent && t('It is on its way: please follow the link in it.')}</p>
      <Problem text={problem} />
    </div>
  );
}
