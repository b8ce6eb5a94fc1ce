import { useRef, useState } from 'react';
import * as calls from '../../api/calls.ts';
import type { Result } from '../../api/result.ts';
import { Skeleton } from '../../ui/look/waiting/skeleton.tsx';
import { Notice } from '../../ui/overlays/notice.tsx';
import { useTranslator } from '../../ui/use-translator.ts';
import { useCabinet, useCabinetStore } from '../context/cabinet-context.ts';
import { isTransient } from '../context/is-transient.ts';
import { FormField, FormView, useForm } from '../forms/form-view.tsx';
import { PasswordForm } from '../forms/password-form.tsx';
import { LoadFailed } from '../shared/loading.tsx';
import { Page, type PageProps } from '../shared/page.tsx';
import { useCodeExchange } from '../shared/use-code-exchange.ts';

function AskForLink() {
  const t = useTranslator();
  const { client, session } = useCabinet();
  const form = useForm({
    initial: { email: '' },
    validate: (suites, values) => suites.validateEmail(values),
    send: (payload) =>
      client.send(calls.restorePassword, { payload: { ...payload, device: session.device() } }),
  });
  // The text is the same if no such account exists, so that nobody can find out which accounts exist.
  const done = t(
    'If there is an account with this address, a link is on its way. It works once, within an hour.',
  );
  return (
    <FormView form={form} name="restore" submit={t('Send me a link')} done={done}>
      <p className="lead">{t('Type the e-mail address of your account, and we send you a link to it.')}</p>
      <FormField name="email" label={t('E-mail')} kind="email" autoComplete="email" required />
    </FormView>
  );
}

function UsedLink() {
  const t = useTranslator();
  return (
    <>
      <Notice kind="error">
        {t('This link has been used or has expired. Here you can ask for another.')}
      </Notice>
      <AskForLink />
    </>
  );
}

/**
 * Mark on the history entry that its link has been exchanged. A reload must not exchange the link again, because it
 * works once.
 */
const exchangeMark = {
  set: () => history.replaceState({ ...history.state, isExchanged: true }, ''),
  isSet: () => history.state?.isExchanged === true,
};

function Exchanging({ exchange }: { exchange: () => Promise<Result<unknown>> }) {
  const [failure, retry] = useCodeExchange(exchange);
  if (!failure) return <Skeleton lines={4} />;
  return isTransient(failure) ? <LoadFailed failure={failure} onRetry={retry} /> : <UsedLink />;
}

type Stage = 'exchange' | 'choose' | 'used';

/** Returns the first stage of the page. The link of a reloaded page may be used although there is no session yet. */
const firstStage = (hasSession: boolean): Stage => {
  if (!exchangeMark.isSet()) return 'exchange';
  return hasSession ? 'choose' : 'used';
};

/**
 * Exchanges the token of the mailed link for a session. The token then replaces the current password once; the call
 * requires that session.
 */
function Reset({ resetToken }: { resetToken: string }) {
  const { directClient, session } = useCabinet();
  const { token } = useCabinetStore();
  const [stage, setStage] = useState(firstStage(token !== null));
  const exchanged = useRef('');
  const exchange = async () => {
    if (!exchanged.current) {
      const result = await directClient.send(calls.resetPassword, { params: { token: resetToken } });
      if (result.failed) return result;
      exchanged.current = result.payload.token;
      exchangeMark.set();
    }
    const opened = await session.open(exchanged.current);
    // After any other failure, the customer can choose a password, because the call that changes it reports the
    // problem.
    if (!opened.failed || !isTransient(opened)) setStage('choose');
    return opened;
  };
  if (stage === 'choose') return <PasswordForm resetToken={resetToken} onUsed={() => setStage('used')} />;
  return stage === 'used' ? <UsedLink /> : <Exchanging exchange={exchange} />;
}

/** Renders `/forgot-password`, which sends a link by e-mail. The link opens the same page with a token. */
export function ForgotPasswordPage({ query }: PageProps) {
  const t = useTranslator();
  const resetToken = query.get('token');
  // A session token exists once a valid link has been exchanged.
  const { token } = useCabinetStore();
  return (
    <Page title={t(resetToken ? 'Choose a new password' : 'Forgot your password?')} isNarrow>
      {resetToken ? <Reset key={resetToken} resetToken={resetToken} /> : <AskForLink />}
      <p className="beside">
        {token ? <a href="/">{t('Go to your orders')}</a> : <a href="/login">{t('Back to log in')}</a>}
      </p>
    </Page>
  );
}
