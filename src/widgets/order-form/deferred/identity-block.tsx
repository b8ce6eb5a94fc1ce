import { registrationKind } from '../../../state/session/registration.ts';
import { Button } from '../../../ui/look/button.tsx';
import { Tabs } from '../../../ui/look/tabs.tsx';
import { useScope, useSession } from '../shared/scope.ts';
import { LoginForm } from './login-form.tsx';
import { PersonField } from './person-field.tsx';

/** The registration form. A short one has only an e-mail address and a password. */
export function RegistrationForm() {
  const { options } = useScope();
  if (registrationKind(options) === 'short')
    return (
      <div data-form="registration" className="pair">
        <PersonField form="registration" name="email" />
        <PersonField form="registration" name="password" />
      </div>
    );
  return (
    <div data-form="registration">
      <div className="pair">
        <PersonField form="registration" name="firstName" />
        <PersonField form="registration" name="lastName" />
        <PersonField form="registration" name="email" />
        <PersonField form="registration" name="phone" hint="Only to reach you about this order" />
        <PersonField form="registration" name="password" />
        <PersonField form="registration" name="repeatPassword" />
      </div>
    </div>
  );
}

export function FacebookButton() {
  const { session } = useScope().form;
  const [isBusy, isDisabled] = useSession((facts) => [facts.isAuthenticating, facts.isAuthDisabled]);
  return (
    <p className="line">
      <Button kind="quiet" disabled={isBusy || isDisabled} onClick={() => session.loginWithFacebook()}>
        Continue with Facebook
      </Button>
    </p>
  );
}

export function Greeting({ name }: { name: string }) {
  const { session } = useScope().form;
  return (
    <section className="section line" part="greeting">
      <strong>Hello, {name}!</strong>
      <Button kind="link" onClick={session.logout}>
        Not you? Log out
      </Button>
    </section>
  );
}

/** Registration and login, or a greeting once the customer is known. The minimal theme has no greeting. */
export function IdentityBlock() {
  const { form, context, options } = useScope();
  const [identity, activeTab, isAuthDisabled] = useSession((facts) => [
    facts.identity,
    facts.activeTab,
    facts.isAuthDisabled,
  ]);
  if (identity)
    return options.theme === 'minimal' ? null : <Greeting name={identity.firstName || identity.email} />;
  const tab = (id: typeof activeTab, label: string) => ({
    id,
    label,
    isDisabled: isAuthDisabled && id !== activeTab,
  });
  return (
    <fieldset className="section" part="identity">
      <legend>Your details</legend>
      <Tabs
        idPrefix="identity"
        label="New or returning customer"
        tabs={[tab('registration', 'New customer'), tab('login', 'Log in')]}
        active={activeTab}
        onChange={form.session.showTab}
      >
        {activeTab === 'login' ? <LoginForm /> : <RegistrationForm />}
      </Tabs>
      {context.site.config.social.facebook && <FacebookButton />}
    </fieldset>
  );
}
