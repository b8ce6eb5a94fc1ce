import { useState } from 'react';
import { currencies } from '../../../order/vocabulary/ids.ts';
import { Button } from '../../../ui/look/button.tsx';
import { LiveText } from '../../../ui/price/live-text.ts';
import { useTranslator } from '../../../ui/use-translator.ts';
import { PriceBlock } from '../first/price-block.tsx';
import { FormNotice } from '../rest/form-notice.tsx';
import { IdentityBlock } from '../rest/identity/identity-block.tsx';
import { MissingFiles } from '../rest/missing-files.tsx';
import { useOrder, useScope } from '../shared/scope.ts';
import { usePayText } from '../shared/use-pay-text.ts';
import { BonusField } from './bonus-field.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { Guarantee } from './guarantee.tsx';
import { PaymentField } from './payment-field.tsx';
import { PolicyField } from './policy-field.tsx';
import { OrderSummary } from './preview/order-summary.tsx';
import { RuleLink, type RuleSlug } from './rule-link.tsx';
import { RulesDialog } from './rules-dialog.tsx';
import { SubmissionProgress } from './submission-progress.tsx';
import { Uploads } from './uploads.tsx';

/** Says above the button what is charged in dollars; nothing if the chosen currency is the dollar. */
function ChargedInDollars() {
  const { read, currencyId } = usePayText();
  return (
    currencyId !== currencies.usd && (
      <p className="aside-note">
        <LiveText key={currencyId} read={read} />
      </p>
    )
  );
}

/** Renders step two: the summary of the order, the customer's details and the payment. */
export function StepTwo() {
  const t = useTranslator();
  const { form } = useScope();
  const [isSending] = useOrder(({ submission }) => [submission.state === 'sending']);
  const [slug, setSlug] = useState<RuleSlug | null>(null);
  return (
    <div className="step" data-step="2" part="step step-2">
      <div className="main">
        <OrderSummary />
        <IdentityBlock />
        <fieldset className="section">
          <legend>{t('Payment')}</legend>
          <PaymentField />
        </fieldset>
      </div>
      <aside className="side">
        <div className="promise">
          <Guarantee />
          <RuleLink slug="money-back-guarantee" onOpen={setSlug} />
        </div>
        <PriceBlock />
        <BonusField />
        <PolicyField onOpen={setSlug} />
        <MissingFiles />
        <SubmissionProgress />
        <Uploads />
        <FormNotice />
        <ChargedInDollars />
        <Button type="submit" isLoading={isSending} className="go">
          {t('Proceed to secure payment')}
        </Button>
        <Button kind="link" disabled={isSending} onClick={form.goBack}>
          {t('Go back')}
        </Button>
        {/* Below the buttons, because an error that appears when a field loses the focus adds a line. The line must not move a button while it is pressed. */}
        <ErrorSummary />
      </aside>
      {slug && <RulesDialog slug={slug} onClose={() => setSlug(null)} />}
    </div>
  );
}
