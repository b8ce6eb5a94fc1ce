import { useEffect, useRef, useState } from 'react';
import * as calls from '../../api/calls.ts';
import { Button } from '../../ui/look/button.tsx';
import { useTranslator } from '../../ui/use-translator.ts';
import { useCabinet } from '../context/cabinet-context.ts';
import { Problem } from '../shared/problem.tsx';
import { useRequest } from '../shared/use-request.ts';
import { FormField, FormView, useForm } from './form-view.tsx';

/** Renders the form for the code that a login from an unknown device needs. Afterwards the session is opened. */
export function CodeStep({ token }: { token: string }) {
  const t = useTranslator();
  const { client, session, store } = useCabinet();
  const { isBusy, problem, send } = useRequest();
  const [isSent, setSent] = useState(false);
  const part = useRef<HTMLDivElement>(null);
  const headers = { 'x-authorization': `Bearer ${token}` };
  const sendCode = async () => {
    setSent(false);
    const result = await send(() => client.send(calls.sendLoginCode, { headers }));
    setSent(!result.failed);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first code is sent once for a login
  useEffect(() => {
    part.current?.querySelector('input')?.focus();
    void sendCode();
  }, [token]);
  const form = useForm({
    initial: { code: '' },
    send: async (payload) => {
      const result = await client.send(calls.checkLoginCode, { payload, headers });
      if (result.failed) return result;
      // The page of a payment goes on by its cookie, because no token of a payment opens the account.
      return token === store.token ? session.goOn() : session.open(token, 1);
    },
  });
  return (
    <div ref={part}>
      <FormView form={form} name="code" submit={t('Go on')}>
        <p className="lead">
          {t(
            'This device has not logged in before, so we send a code of 6 digits to your e-mail address. It works for 10 minutes.',
          )}
        </p>
        <FormField name="code" label={t('Code')} inputMode="numeric" autoComplete="one-time-code" required />
      </FormView>
      <div className="actions">
        <Button kind="quiet" isLoading={isBusy} onClick={sendCode}>
          {t('Send a new code')}
        </Button>
        <p role="status">{isSent && t('The code is on its way. Please look into your spam folder too.')}</p>
        <Problem text={problem} />
      </div>
    </div>
  );
}
