import { paymentSystems } from '../../../../order/vocabulary/ids.ts';
import { Button } from '../../../../ui/look/button.tsx';
import { useTranslator } from '../../../../ui/use-translator.ts';
import { BonusField } from '../../check/bonus-field.tsx';
import { PaymentField } from '../../check/payment-field.tsx';
import { LoginForm } from '../../rest/identity/login-form.tsx';
import { FacebookButton, Greeting, RegistrationForm } from '../../rest/identity/registration-form.tsx';
import { MissingFiles } from '../../rest/missing-files.tsx';
import { useScope, useSession } from '../../shared/scope.ts';
import { Card } from '../card.tsx';
import { Afterwards } from './afterwards.tsx';

/**
 * Renders e-mail address and password of a new customer, or the login of a known one. The visitor chooses, so no e-mail
 * address is looked up.
 */
function Identity() {
  const t = useTranslator();
  const { form, context } = useScope();
  const { session } = form;
  const [identity, activeTab, isAuthDisabled] = useSession((facts) => [
    facts.identity,
    facts.activeTab,
    facts.isAuthDisabled,
  ]);
  if (identity) return <Greeting name={identity.firstName || identity.email} />;
  const isKnown = activeTab === 'login';
  const other = isKnown ? 'registration' : 'login';
  const change = () => {
    // Copies the e-mail address, so that it is typed once for both forms.
    session.edit(other, 'email', session.store[other].email || session.store[activeTab].email);
    session.showTab(other);
  };
  return (
    <div part="identity">
      {isKnown ? <LoginForm /> : <RegistrationForm />}
      <div className="line">
        <Button kind="link" disabled={isAuthDisabled} onClick={change}>
          {t(isKnown ? 'I am new here' : 'I have an account')}
        </Button>
        {context.site.config.social.facebook && <FacebookButton />}
      </div>
    </div>
  );
}

/** Renders the card with the customer, the payment method, and the steps after the order. */
export function PersonCard() {
  const t = useTranslator();
  const { payment } = useScope().context.site.config;
  const isCard = ({ systemId }: (typeof payment)[number]) => systemId === paymentSystems.creditCard;
  const usable = payment.filter(({ isAvailable }) => isAvailable);
  return (
    <Card title={t('You and payment')} summary={null}>
      <MissingFiles />
      <Identity />
      <PaymentField methods={[...usable.filter(isCard), ...usable.filter((one) => !isCard(one))]} />
      <BonusField />
      <Afterwards />
    </Card>
  );
}
