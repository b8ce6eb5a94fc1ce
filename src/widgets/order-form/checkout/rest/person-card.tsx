import { useState } from 'react';
import { paymentSystems } from '../../../../order/vocabulary/ids.ts';
import { Button } from '../../../../ui/look/button.tsx';
import { useTranslator } from '../../../../ui/use-translator.tsx';
import { MissingFiles } from '../../check/order-state.tsx';
import { BonusField, PaymentField } from '../../check/payment-field.tsx';
import { RuleLink, type RuleSlug, RulesDialog } from '../../check/rules-dialog.tsx';
import {
  FacebookButton,
  Greeting,
  LoginForm,
  RegistrationForm,
} from '../../rest/identity/identity-block.tsx';
import { deliveryDay } from '../../shared/paper-line.ts';
import { useMinute, useOrder, useScope, useSession } from '../../shared/scope.ts';
import { Card } from '../card.tsx';

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

/** Renders the sentence of consent above the button to order, with links to its rules. */
function Consent() {
  const t = useTranslator();
  const { textOf } = useScope();
  const [error] = useOrder(({ errors }) => [errors.policyAccepted]);
  const [slug, setSlug] = useState<RuleSlug | null>(null);
  return (
    <div className="consent" data-field="policyAccepted">
      {t.parts('By ordering you accept the %terms% the %privacy% and the %guarantee%.', {
        terms: (
          <span key="terms">
            <RuleLink slug="terms-of-use" onOpen={setSlug} />
            {t(',')}
          </span>
        ),
        privacy: <RuleLink key="privacy" slug="privacy-policy" onOpen={setSlug} />,
        guarantee: <RuleLink key="guarantee" slug="money-back-guarantee" onOpen={setSlug} />,
      })}
      {error && <div data-error-for="policyAccepted">{textOf(error)}</div>}
      {slug && <RulesDialog slug={slug} onClose={() => setSlug(null)} />}
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
      <Consent />
    </Card>
  );
}

function Contacts() {
  const t = useTranslator();
  const { contact_email: email, contact_phone: phone, supportHours } = useScope().context.site.config;
  if (!email && !phone) return null;
  return (
    <p>
      {t('Questions?')} {email && <a href={`mailto:${email}`}>{email}</a>}
      {email && phone && ` ${t('or')} `}
      {phone && (
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} dir="ltr">
          {phone}
        </a>
      )}
      {supportHours && `. ${supportHours}.`}
    </p>
  );
}

function Samples() {
  const t = useTranslator();
  const { ratings, config } = useScope().context.site;
  const { samplesUrl } = config;
  if (!samplesUrl && !ratings) return null;
  return (
    <p>
      {ratings &&
        `${t('Rated %average% of 5 by the customers of %count% orders.', {
          average: ratings.average,
          count: ratings.count,
        })} `}
      {samplesUrl && (
        <a href={samplesUrl} target="_blank" rel="noopener">
          {t('Read samples')}
        </a>
      )}
    </p>
  );
}

/** Renders what follows after the order in three lines, the contacts for questions, and samples and ratings of the site. */
function Afterwards() {
  const t = useTranslator();
  const { context } = useScope();
  const { site } = context;
  const minute = useMinute(context);
  const [deadlineId] = useOrder(({ draft }) => [draft.deadlineId]);
  const seconds = site.dictionaries.deadline.find(({ id }) => id === deadlineId)?.value ?? 0;
  return (
    <div className="afterwards">
      <ol>
        <li>
          {t(
            site.paysOnline
              ? 'You pay on the secure page of the payment service.'
              : 'We write to you how to pay. Nothing is charged before.',
          )}
        </li>
        <li>{t('Your writer begins once it is paid.')}</li>
        <li>
          {t('Ready %day%: you read it, then approve it or ask for changes.', {
            day: deliveryDay(seconds, minute, t),
          })}
        </li>
      </ol>
      <p>{t('Refunds by the Money-Back Guarantee.')}</p>
      <Contacts />
      <Samples />
    </div>
  );
}
