import { useEffect, useState } from 'react';
import * as calls from '../../api/calls.ts';
import type { Identity } from '../../api/resources.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useCabinet } from '../cabinet-context.ts';
import { failureText } from '../failure-text.ts';

interface Props {
  identity: Identity;
  /** Of the mailed link, where the customer has come by it. */
  token: string | null;
  onConfirmed: () => void;
}

/** The account's address, whether it is confirmed, and the mail that confirms it. */
export function EmailConfirmation({ identity, token, onConfirmed }: Props) {
  const { client } = useCabinet();
  const [state, setState] = useState<{ isBusy: boolean; isSent: boolean; problem: string | null }>({
    isBusy: false,
    isSent: false,
    problem: null,
  });
  useEffect(() => {
    if (!token || identity.emailConfirmed) return;
    client.send(calls.confirmEmail, { payload: { token } }).then((answer) => {
      if (answer.failed) setState((before) => ({ ...before, problem: failureText(answer) }));
      else onConfirmed();
    });
  }, [token, identity.emailConfirmed, client, onConfirmed]);
  const send = async () => {
    setState({ isBusy: true, isSent: false, problem: null });
    const answer = await client.send(calls.sendEmailConfirmation);
    setState({
      isBusy: false,
      isSent: !answer.failed,
      problem: answer.failed ? failureText(answer) : null,
    });
  };
  return (
    <>
      <p className="typed">
        {identity.email}{' '}
        <span className={`status ${identity.emailConfirmed ? 'done' : 'waiting'}`}>
          {identity.emailConfirmed ? 'Confirmed' : 'Not confirmed'}
        </span>
      </p>
      {state.problem && <Notice kind="error">{state.problem}</Notice>}
      {!identity.emailConfirmed && (
        <div className="actions">
          <Button kind="quiet" isLoading={state.isBusy} onClick={send}>
            Send me a confirmation e-mail
          </Button>
          <p role="status">{state.isSent && 'It is on its way.'}</p>
        </div>
      )}
    </>
  );
}
