import { useState } from 'react';
import * as calls from '../../api/calls.ts';
import { Button } from '../../ui/button.tsx';
import { useCabinet } from '../cabinet-context.ts';
import { failureText } from '../failure-text.ts';

interface State {
  isBusy: boolean;
  isSent: boolean;
  problem: string | null;
}

/** The button that mails the confirming link, and what came of it. */
export function ConfirmationMail() {
  const { client } = useCabinet();
  const [{ isBusy, isSent, problem }, setState] = useState<State>({
    isBusy: false,
    isSent: false,
    problem: null,
  });
  const send = async () => {
    setState({ isBusy: true, isSent: false, problem: null });
    const answer = await client.send(calls.sendEmailConfirmation);
    const failed = answer.failed ? failureText(answer) : null;
    setState({ isBusy: false, isSent: !failed, problem: failed });
  };
  return (
    <div className="actions">
      <Button kind="quiet" isLoading={isBusy} onClick={send}>
        {isSent ? 'Send it again' : 'Send confirmation e-mail'}
      </Button>
      <p role="status">{isSent && 'It is on its way: please follow the link in it.'}</p>
      <p role="alert" className="refusal">
        {problem}
      </p>
    </div>
  );
}
