import { Tabs } from '../../../../ui/look/tabs.tsx';
import { useTranslator } from '../../../../ui/use-translator.ts';
import { useScope, useSession } from '../../shared/scope.ts';
import { LoginForm } from './login-form.tsx';
import { FacebookButton, Greeting, RegistrationForm } from './registration-form.tsx';

/** Renders registration and login, or a greeting if the customer is logged in. The minimal theme has no greeting. */
export function IdentityBlock() {
  const t = useTranslator();
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
      <legend>{t('Your details')}</legend>
      <Tabs
        idPrefix="identity"
        label={t('New or returning customer')}
        tabs={[tab('registration', t('New customer')), tab('login', t('Log in'))]}
        active={activeTab}
        onChange={form.session.showTab}
      >
        {activeTab === 'login' ? <LoginForm /> : <RegistrationForm />}
      </Tabs>
      {context.site.config.social.facebook && <FacebookButton />}
    </fieldset>
  );
}
