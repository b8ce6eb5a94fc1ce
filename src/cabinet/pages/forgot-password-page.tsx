import { useState } from 'react';
import * as calls from '../../api/calls.ts';
import { Notice } from '../../ui/overlays/notice.tsx';
import { useTranslator } from '../../ui/use-translator.ts';
import { useCabinet, useCabinetStore } from '../context/cabinet-context.ts';
import { isTransient } from '../context/is-transient.ts';
import { FormField, FormView, useForm } from '../forms/form-view.tsx';
import { ResetForm } from '../forms/reset-form.tsx';
import { Loading } from '../shared/loading.tsx';
import { Page, type PageProps } from '../shared/page.tsx';
import { useLoad } from '../shared/use-load.ts';

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

/** Renders the form of a mailed link. Opening the link only asks whether it can be used, and does not use it. */
function Reset({ resetToken }: { resetToken: string }) {
  const { directClient } = useCabinet();
  const [isUsed, setUsed] = useState(false);
  const [loaded, reload] = useLoad(`reset ${resetToken}`, () =>
    directClient.send(calls.resetPassword, { params: { token: resetToken } }),
  );
  const isRefused = loaded.state === 'failed' && !isTransient(loaded.failure);
  if (isUsed || isRefused) return <UsedLink />;
  return (
    <Loading loaded={loaded} onRetry={reload}>
      {(link) => <ResetForm link={link} onUsed={() => setUsed(true)} />}
    </Loading>
  );
}

/**
 * Renders `/forgot-password`, which sends a link by e-mail. The link opens the same page with a token, and a changed password
 * opens it with the result.
 */
export function ForgotPasswordPage({ query }: PageProps) {
  const t = useTranslator();
  const resetToken = query.get('token');
  const isChanged = query.has('changed');
  const { token } = useCabinetStore();
  return (
    <Page title={t(resetToken || isChanged ? 'Choose a new password' : 'Forgot your password?')} isNarrow>
      {isChanged && (
        <Notice kind="success">{t('Your password is changed. Other devices have been logged out.')}</Notice>
      )}
      {resetToken && <Reset key={resetToken} resetToken={resetToken} />}
      {!resetToken && !isChanged && <AskForLink />}
      <p className="beside">
        {token ? <a href="/">{t('Go to your orders')}</a> : <a href="/login">{t('Back to log in')}</a>}
      </p>
    </Page>
  );
}
