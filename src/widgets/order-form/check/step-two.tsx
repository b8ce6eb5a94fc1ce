import { useState } from 'react';
import { currencies } from '../../../order/vocabulary/ids.ts';
import { Checkbox } from '../../../ui/choices/checkbox.tsx';
import { Field } from '../../../ui/fields/frame/field.tsx';
import { Button } from '../../../ui/look/button.tsx';
import { LiveText } from '../../../ui/text/live-text.tsx';
import { useTranslator } from '../../../ui/use-translator.tsx';
import { PriceBlock } from '../first/price-block.tsx';
import { IdentityBlock } from '../rest/identity/identity-block.tsx';
import { Assurance } from '../shared/assurance.tsx';
import { useOrder, useScope } from '../shared/scope.ts';
import { usePayText } from '../shared/use-money.ts';
import { BarHead, GoBack, MissingFiles } from './bar-head.tsx';
import { BonusField } from './bonus-field.tsx';
import { Guarantee } from './guarantee.tsx';
import { PaymentField } from './payment-field.tsx';
import { SummaryCard } from './preview/order-summary.tsx';
import { Preview } from './preview/preview.tsx';
import { RuleLink, type RuleSlug, RulesDialog, ruleNames } from './rules-dialog.tsx';

/** Renders the charge in dollars above the button, unless it is the price beside the button. */
function Charged() {
  const { payText, currencyId, isBonusUsed } = usePayText();
  const Amount = isBonusUsed ? 'b' : 'span';
  return (
    (currencyId !== currencies.usd || isBonusUsed) && (
      <p className="aside-note">
        <Amount>
          <LiveText key={currencyId} read={payText} />
        </Amount>
      </p>
    )
  );
}

/** Renders step two: the summary of the order, the customer's details and the payment. */
export function StepTwo() {
  const t = useTranslator();
  const { context } = useScope();
  const [isSending] = useOrder(({ submission }) => [submission.state === 'sending']);
  const [slug, setSlug] = useState<RuleSlug | null>(null);
  return (
    <div className="step" data-step="2" part="step step-2">
      <div className="main">
        {/* The title of the step stands directly above. */}
        <SummaryCard titleClass="quiet-text" />
        <Preview />
        <IdentityBlock />
        <fieldset className="section">
          <legend>{t('Payment')}</legend>
          <PaymentField />
          <BonusField />
        </fieldset>
      </div>
      <aside className="side" aria-label={t('Price')}>
        <PolicyField onOpen={setSlug} />
        <MissingFiles />
        {context.site.config.promises && <Guarantee promises={context.site.config.promises} />}
        <Assurance />
        <GoBack />
        <div className="bar">
          <BarHead />
          <Charged />
          <div className="bar-line">
            <PriceBlock />
            <Button type="submit" isLoading={isSending} className="go">
              {t('Proceed to secure payment')}
            </Button>
          </div>
        </div>
      </aside>
      {slug && <RulesDialog slug={slug} onClose={() => setSlug(null)} />}
    </div>
  );
}

/** Renders the checkbox to accept the rules, which an order requires, and links that open them. */
function PolicyField({ onOpen }: { onOpen: (slug: RuleSlug) => void }) {
  const t = useTranslator();
  const { form, textOf, context } = useScope();
  const [isAccepted, error] = useOrder(({ draft, errors }) => [draft.policyAccepted, errors.policyAccepted]);
  const accepted = { terms: t(ruleNames['terms-of-use']), privacy: t(ruleNames['privacy-policy']) };
  const guarantee = t(ruleNames['money-back-guarantee']);
  const { promises } = context.site.config;
  // The links are outside the label, because a press on the label toggles the checkbox.
  return (
    <Field name="policyAccepted" required error={textOf(error)}>
      <Checkbox checked={isAccepted} onChange={(isOn) => form.edit('policyAccepted', isOn)}>
        {promises
          ? t('I have read and accept the %terms%, the %privacy% and the %guarantee%', {
              ...accepted,
              guarantee,
            })
          : t('I have read and accept the %terms% and the %privacy%', accepted)}
        <span className="required" aria-hidden="true">
          {' *'}
        </span>
      </Checkbox>
      <p className="rule-links">
        <RuleLink slug="terms-of-use" onOpen={onOpen} />
        <RuleLink slug="privacy-policy" onOpen={onOpen} />
        {promises && <RuleLink slug="money-back-guarantee" onOpen={onOpen} />}
      </p>
    </Field>
  );
}
