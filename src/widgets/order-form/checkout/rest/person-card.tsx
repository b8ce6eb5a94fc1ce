import { useState } from 'react';
import type { Text } from '../../../../languages/text.ts';
import { Button } from '../../../../ui/look/button.tsx';
import { useTranslator } from '../../../../ui/use-translator.tsx';
import { GoBack, MissingFiles } from '../../check/bar-head.tsx';
import { BonusField } from '../../check/bonus-field.tsx';
import { PaymentField } from '../../check/payment-field.tsx';
import { RuleLink, type RuleSlug, RulesDialog } from '../../check/rules-dialog.tsx';
import { FacebookButton, Greeting, RegistrationFields } from '../../rest/identity/identity-block.tsx';
import { LoginFields } from '../../rest/identity/login-fields.tsx';
import { HowPaid } from '../../shared/assurance.tsx';
import { useOrder, useScope, useSession } from '../../shared/scope.ts';
import { CheckoutCard } from '../checkout-card.tsx';

/**
 * Renders e-mail address and password of a new customer, or the login of a known one. The visitor chooses, so no e-mail
 * address is looked up.
 */
function CustomerForms() {
  const t = useTranslator();
  const { form, context } = useScope();
  const { session } = form;
  const [identity, activeTab, isAuthDisabled] = useSession((facts) => [
    facts.identity,
    facts.activeTab,
    facts.isAuthDisabled,
  ]);
  if (identity) return <Greeting identity={identity} />;
  const isKnown = activeTab === 'login';
  const otherTab = isKnown ? 'registration' : 'login';
  const changeTab = () => {
    // Copies the e-mail address, so that it is typed once for both forms.
    session.edit(otherTab, 'email', session.store[otherTab].email || session.store[activeTab].email);
    session.showTab(otherTab);
  };
  return (
    <div part="identity">
      {isKnown ? <LoginFields /> : <RegistrationFields />}
      <div className="line">
        <Button kind="link" disabled={isAuthDisabled} onClick={changeTab}>
          {t(isKnown ? 'I am new here' : 'I have an account')}
        </Button>
        {context.site.config.social.facebook && <FacebookButton />}
      </div>
    </div>
  );
}

/** Slugs of the rules by their placeholders in the sentence of consent. */
const slugs: Readonly<Record<string, RuleSlug>> = {
  terms: 'terms-of-use',
  privacy: 'privacy-policy',
  guarantee: 'money-back-guarantee',
};

/** Renders the sentence of consent above the button to order, with links to its rules. */
function Consent() {
  const t = useTranslator();
  const { textOf, context } = useScope();
  const [error] = useOrder(({ errors }) => [errors.policyAccepted]);
  const [slug, setSlug] = useState<RuleSlug | null>(null);
  const text: Text = context.site.config.promises
    ? 'By ordering you accept the %terms%, the %privacy% and the %guarantee%.'
    : 'By ordering you accept the %terms% and the %privacy%.';
  return (
    <div className="consent" data-field="policyAccepted">
      {/* A link stays in one line with what is written to it without a space: a mark, or the Arabic "and". */}
      {t
        .form(text, [])
        .split(/(\S*%\w+%\S*)/)
        .map((part) => {
          const [before, name = '', after] = part.split('%');
          const slug = slugs[name];
          if (!slug) return part;
          return (
            <span key={name}>
              {before}
              <RuleLink slug={slug} onOpen={setSlug} />
              {after}
            </span>
          );
        })}
      {error && (
        <div className="field-error" data-error-for="policyAccepted" part="error">
          {textOf(error)}
        </div>
      )}
      {slug && <RulesDialog slug={slug} onClose={() => setSlug(null)} />}
    </div>
  );
}

/** Renders the link back to the first step, and a note that this step is the last. */
function StepLine() {
  const t = useTranslator();
  return (
    <>
      <GoBack />
      <span>{t('Step %n% of 2', { n: 2 })}</span>
    </>
  );
}

/** Renders the card with the customer and the payment method. */
export function PersonCard() {
  const t = useTranslator();
  const { payment } = useScope().context.site.config;
  return (
    <CheckoutCard title={t('You and payment')} beside={<StepLine />}>
      <MissingFiles />
      <CustomerForms />
      <PaymentField methods={payment.filter(({ isAvailable }) => isAvailable)} />
      <HowPaid className="aside-note tight" />
      <BonusField />
      <Consent />
    </CheckoutCard>
  );
}
