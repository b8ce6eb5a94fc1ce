import type { ReactNode } from 'react';
import type { Identity } from '../../../../api/resources/client.ts';
import { registrationKind } from '../../../../state/session/registration.ts';
import { Tabs } from '../../../../ui/choices/tabs.tsx';
import { Button } from '../../../../ui/look/button.tsx';
import { Address } from '../../../../ui/text/address.tsx';
import { useTranslator } from '../../../../ui/use-translator.tsx';
import { Folded } from '../../shared/folded.tsx';
import { useScope, useSession } from '../../shared/scope.ts';
import { LoginFields } from './login-fields.tsx';
import { PersonField } from './person-field.tsx';

/**
 * Renders registration and login, or a greeting if the customer is logged in. The minimal theme has no greeting. They are
 * folded on step one, because step two asks again.
 */
export function IdentityBlock({ isFolding }: { isFolding?: boolean }) {
  const t = useTranslator();
  const { form, context, options } = useScope();
  const [identity, activeTab, isAuthDisabled, email] = useSession((facts) => [
    facts.identity,
    facts.activeTab,
    facts.isAuthDisabled,
    facts[facts.activeTab].email,
  ]);
  if (identity) return options.theme === 'minimal' ? null : <Greeting identity={identity} />;
  const tab = (id: typeof activeTab, label: string) => ({
    id,
    label,
    isDisabled: isAuthDisabled && id !== activeTab,
  });
  const content = (
    <>
      <Tabs
        idPrefix="identity"
        label={t('New or returning customer')}
        tabs={[tab('registration', t('New customer')), tab('login', t('Log in'))]}
        active={activeTab}
        onChange={form.session.showTab}
      >
        {activeTab === 'login' ? <LoginFields /> : <RegistrationFields />}
      </Tabs>
      {context.site.config.social.facebook && <FacebookButton />}
    </>
  );
  if (isFolding)
    return (
      <div part="identity">
        <Folded name="person" label={t('Your details')} note={email || t('or on the next step')}>
          {content}
        </Folded>
      </div>
    );
  return (
    <fieldset className="section" part="identity">
      <legend>{t('Your details')}</legend>
      {content}
    </fieldset>
  );
}

/** Fields of the registration form in their sequence. The short form has only an e-mail address and a password. */
const fieldsOfKind = {
  full: ['firstName', 'lastName', 'email', 'phone', 'password', 'repeatPassword'],
  short: ['email', 'password'],
} as const;

/** Renders the registration form, the short or the full one as the site has chosen. */
export function RegistrationFields() {
  const { options } = useScope();
  return (
    <div data-form="registration" className="pair">
      {fieldsOfKind[registrationKind(options)].map((name) => (
        <PersonField key={name} form="registration" name={name} />
      ))}
    </div>
  );
}

export function FacebookButton() {
  const t = useTranslator();
  const { session } = useScope().form;
  const [isBusy, isDisabled] = useSession((facts) => [facts.isAuthenticating, facts.isAuthDisabled]);
  return (
    <p className="line">
      <Button kind="quiet" disabled={isBusy || isDisabled} onClick={() => session.loginWithFacebook()}>
        {t('Continue with Facebook')}
      </Button>
    </p>
  );
}

export function Greeting({ identity: { firstName, email } }: { identity: Identity }) {
  const t = useTranslator();
  const { session } = useScope().form;
  return (
    <section className="section line" part="greeting">
      <strong>
        {t.parts<ReactNode>('Hello, %name%!', { name: firstName || <Address key="name" email={email} /> })}
      </strong>
      <Button kind="link" onClick={session.logout}>
        {t('Not you? Log out')}
      </Button>
    </section>
  );
}
