import { fieldView } from '../../../order/rules/field-view.ts';
import type { OrderFormState } from '../../../state/create-order-form.ts';
import { orderActionsWith } from '../../../state/submission/order-actions.ts';
import { useTranslator } from '../../../ui/use-translator.tsx';
import { checkoutText } from '../../../validation/messages/checkout.ts';
import { SummaryCard } from '../check/preview/order-summary.tsx';
import { LevelField, PaperTypeField, QuantityField } from '../first/fields/draft-fields.tsx';
import { FormStart } from '../rest/form-start.tsx';
import { unfold } from '../shared/folded.tsx';
import { paperLine } from '../shared/paper-line.ts';
import { type Arrangement, type StepsProps, useOrder, useScope } from '../shared/scope.ts';
import { useMinute } from '../shared/use-minute.ts';
import { CheckoutCard } from './checkout-card.tsx';
import { DateChips } from './date-chips.tsx';
import { OrderBar } from './order-bar.tsx';
import { Afterwards } from './rest/afterwards.tsx';
import { BriefCard } from './rest/brief-card.tsx';
import { PersonCard } from './rest/person-card.tsx';

/** Records the consent to the terms when the button is pressed, because the sentence above the button asks for it. */
const beforeSubmit = ({ store, edit }: OrderFormState): void => {
  if (store.activeStep === 2) edit('policyAccepted', true);
};

function Checkout({ step, heading, shown, isBusy }: StepsProps) {
  const t = useTranslator();
  const { plain } = useScope();
  return (
    <div className="step checkout" data-step={step} part={`step step-${step}`}>
      <div className="main">
        <h2 ref={heading} tabIndex={-1} className="quiet-text">
          {t(step === 1 ? 'Order Now' : 'You and payment')}
        </h2>
        {/* Rendered when the form is visible, because a notice scrolls into view. */}
        {!plain && shown === Infinity && <FormStart />}
        {step === 2 ? (
          <>
            <PersonCard />
            <SummaryCard />
          </>
        ) : (
          <div data-form="paperDetails">
            {shown === Infinity && <PaperCard />}
            {!plain && shown > 2 ? <BriefCard /> : <div className="brief-space" />}
          </div>
        )}
      </div>
      {step === 2 && <Afterwards />}
      <OrderBar step={step} isBusy={isBusy} />
    </div>
  );
}

/** Arrangement of m3_d1: cards and the order bar. */
export const checkout: Arrangement = {
  Steps: Checkout,
  createOrderActions: orderActionsWith(checkoutText),
  messageText: checkoutText,
  beforeSubmit,
};

/** Renders the card with paper type, level, day of delivery and length. */
function PaperCard() {
  const t = useTranslator();
  const { form, context } = useScope();
  const { site } = context;
  const minute = useMinute(context);
  const [summary, isOfSlides] = useOrder(({ draft, folded }) => [
    folded.includes('paper') ? paperLine(draft, { site, now: minute, t }) : null,
    fieldView(draft, site).isOfSlides,
  ]);
  return (
    <CheckoutCard title={t('Paper')} summary={summary} onEdit={() => unfold(form.store, 'paper')}>
      <PaperTypeField />
      <div className="pair">
        <LevelField />
        <QuantityField name="numberElements" />
        {isOfSlides && <QuantityField name="numberSlides" />}
      </div>
      <DateChips />
    </CheckoutCard>
  );
}
