import { useState } from 'react';
import * as calls from '../../api/calls.ts';
import type { Identity } from '../../api/resources/client.ts';
import { Button } from '../../ui/look/button.tsx';
import { Notice } from '../../ui/overlays/notice.tsx';
import { useCabinet, useCabinetStore } from '../context/cabinet-context.ts';
import { isTransient } from '../context/failed-call-message.ts';
import { Load } from '../shared/loading.tsx';
import type { PageProps } from '../shared/page.tsx';
import { FoldableSheet, Sheet } from '../shared/sheet.tsx';
import { useRequest } from '../shared/use-request.tsx';
import { FurtherSheets, LanguageSheet } from './account-sheets.tsx';
import { ConfirmationMail, EmailAddress } from './email-address.tsx';
import { FormField, NewPassword } from './form-fields.tsx';
import { FormView, useForm } from './form-view.tsx';
import { EmailForm, PrimaryInfo } from './primary-info.tsx';

export function Profile({ query }: Pick<PageProps, 'query'>) {
  const { t, client } = useCabinet();
  const { owner } = useCabinetStore();
  return (
    <Load name={`identity ${owner}`} load={() => client.send(calls.identity)}>
      {(identity, reload) => (
        <div className="columns even">
          <div>
            <Sheet id="email" title={t('E-mail')}>
              <EmailConfirmation identity={identity} token={query.get('token')} onChange={reload} />
            </Sheet>
            <Sheet id="about" title={t('About you')}>
              <PrimaryInfo contact={identity} />
            </Sheet>
            <FoldableSheet id="password" title={t('Password')}>
              <PasswordForm />
            </FoldableSheet>
            <LanguageSheet identity={identity} />
          </div>
          <div>
            <FurtherSheets identity={identity} />
          </div>
        </div>
      )}
    </Load>
  );
}

/** Renders the form that changes the password. The change logs out all other devices. */
function PasswordForm() {
  const { t, client } = useCabinet();
  const form = useForm({
    initial: { current: '', new: '', repeat: '' },
    isCleared: true,
    validate: (suites, values) => suites.validatePasswordChange(values),
    send: (payload) => client.send(calls.changePassword, { payload }),
  });
  const done = t('Your password is changed. Other devices have been logged out.');
  return (
    <FormView form={form} name="password" submit={t('Change password')} isQuiet done={done}>
      <FormField name="current" label={t('Current password')} kind="current-password" required />
      <NewPassword />
    </FormView>
  );
}

interface ConfirmationProps {
  identity: Identity;
  /** Token from the link of the confirmation e-mail; null without such a link. */
  token: string | null;
  /** Called when the address is confirmed or changed. */
  onChange: () => void;
}

/** Renders the account's e-mail address with its state, and the button that confirms it or sends the confirmation e-mail. */
function EmailConfirmation({ identity: { email, emailConfirmed }, token, onChange }: ConfirmationProps) {
  const { t, store, client, go } = useCabinet();
  const { isBusy, problem, send } = useRequest();
  const [isSpent, setSpent] = useState(false);
  const hasLink = token !== null && !emailConfirmed && !isSpent;
  const confirm = async (token: string) => {
    const result = await send(() => client.send(calls.confirmEmail, { payload: { token } }));
    if (result.failed) return setSpent(!isTransient(result));
    // The customer may have gone to another page meanwhile.
    if (store.path.startsWith('/profile')) go('/profile', 'replace');
    onChange();
  };
  return (
    <>
      <EmailAddress email={email} draftName="email" onChange={onChange} Form={EmailForm}>
        <span className={`status ${emailConfirmed ? 'done' : 'waiting'}`} role="status">
          {t(emailConfirmed ? 'Confirmed' : 'Not confirmed')}
        </span>
      </EmailAddress>
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
