import { useEffect, useState } from 'react';
import * as calls from '../../api/calls.ts';
import { fieldErrors } from '../../api/field-errors.ts';
import type { ResetLink } from '../../api/resources/account.ts';
import { Notice } from '../../ui/overlays/notice.tsx';
import { CabinetLoginForm, restoreDraft } from '../account/cabinet-login-form.tsx';
import { FormField, NewPassword } from '../account/form-fields.tsx';
import { FormView, useForm } from '../account/form-view.tsx';
import { useCabinet, useCabinetStore } from '../context/cabinet-context.ts';
import { isTransient } from '../context/failed-call-message.ts';
import { Loading } from '../shared/loading.tsx';
import { Page, type PageProps } from '../shared/page.tsx';
import { useLoad } from '../shared/use-load.ts';

/** Renders the login form, and the way to an account for a visitor who has none. */
export function LoginPage({ query }: PageProps) {
  const { t, go } = useCabinet();
  const { owner } = useCabinetStore();
  useEffect(() => {
    if (owner) go('/', 'replace');
  }, [owner, go]);
  return (
    <Page title={t('Log in')} isNarrow>
      {query.has('deleted') && (
        <Notice kind="success">{t('Your account is deleted, and a letter confirms it.')}</Notice>
      )}
      <CabinetLoginForm />
      <p className="beside">
        {t('New here? Your account is made with your first order.')}{' '}
        <a href="/order-now">{t('Start an order')}</a>
      </p>
    </Page>
  );
}

function AskForLink() {
  const { t, client, session, drafts } = useCabinet();
  const form = useForm({
    initial: { email: '' },
    draft: drafts.of(restoreDraft),
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

/** Renders the form of a mailed link. Opening the link only asks whether it can be used, and does not use it. */
function Reset({ resetToken }: { resetToken: string }) {
  const { t, directClient } = useCabinet();
  const [isUsed, setUsed] = useState(false);
  const [loaded, reload] = useLoad(`reset ${resetToken}`, () =>
    directClient.send(calls.resetPassword, { params: { token: resetToken } }),
  );
  const isRefused = loaded.state === 'failed' && !isTransient(loaded.failure);
  if (isUsed || isRefused)
    return (
      <>
        <Notice kind="error">
          {t('This link has been used or has expired. Here you can ask for another.')}
        </Notice>
        <AskForLink />
      </>
    );
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
  const { t } = useCabinet();
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

interface Props {
  link: ResetLink;
  onUsed: () => void;
}

/** Renders the effect of a reset link, and the form that uses the link: it replaces the password, and logs in. */
function ResetForm({ link: { token, email }, onUsed }: Props) {
  const { t, directClient, session, go } = useCabinet();
  const form = useForm({
    initial: { new: '', repeat: '' },
    validate: (suites, values) => suites.validatePasswordChange({ current: token, ...values }),
    send: async (payload) => {
      const result = await directClient.send(calls.choosePassword, { payload: { token, ...payload } });
      if (result.failed) {
        if ('token' in fieldErrors(result).fields) onUsed();
        return result;
      }
      // Leaves the used link before the session opens, because the page is rendered anew for the customer.
      go('/forgot-password?changed', 'replace');
      return session.open(result.payload.token);
    },
  });
  return (
    <FormView form={form} name="password" submit={t('Change password')}>
      <p className="lead">
        {t.parts('This link is for %email%. A new password logs out all devices, and logs in this one.', {
          email: <b key="email">{email}</b>,
        })}
      </p>
      <NewPassword />
    </FormView>
  );
}
