import { registrationKind } from '../../../../state/session/registration.ts';
import { Button } from '../../../../ui/look/button.tsx';
import { useTranslator } from '../../../../ui/use-translator.ts';
import { useScope, useSession } from '../../shared/scope.ts';
import { PersonField } from './person-field.tsx';

/** Renders the registration form. The short form has only an e-mail address and a password. */
export function RegistrationForm() {
  const t = useTranslator();
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
        <PersonField form="registration" name="phone" hint={t('Only to reach you about this order')} />
        <PersonField form="registration" name="password" />
        <PersonField form="registration" name="repeatPassword" />
      </div>
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

export function Greeting({ name }: { name: string }) {
  const t = useTranslator();
  const { session } = useScope().form;
  return (
    <section className="section line" part="greeting">
      <strong>{t('Hello, %name%!', { name })}</strong>
      <Button kind="link" onClick={session.logout}>
        {t('Not you? Log out')}
      </Button>
    </section>
  );
}
