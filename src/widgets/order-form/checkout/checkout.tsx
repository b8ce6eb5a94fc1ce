/** Template m3_d1 of the order form, to its first price. */
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { OrderForm } from '../../../state/create-order-form.ts';
import { adoptStyles } from '../../../ui/look/adopt-styles.ts';
import { createSheet } from '../../../ui/look/create-sheet.ts';
import { Reload } from '../first/reload.tsx';
import { type Scope, ScopeContext, useOrder, useScope } from '../shared/scope.ts';
import type { StepsProps } from '../two-steps.tsx';
import { Card } from './card.tsx';
import { cardsOf, fold, unfold } from './cards.ts';
import text from './checkout.css';
import { OrderBar } from './order-bar.tsx';
import { PaperCard } from './paper-card.tsx';

const styles = createSheet(text);

/** Records consent at the press of the button whose sentence asks for it. */
export const beforeSubmit = ({ store, edit }: OrderForm): void => {
  if (store.activeStep === 2) edit('policyAccepted', true);
};

/** Opens the cards with errors and folds those that are finished. */
export const afterSubmit = ({ store }: OrderForm): void => {
  if (store.activeStep === 2) fold(store, 'paper', 'brief');
  else unfold(store, Object.keys(store.errors).flatMap(cardsOf));
};

/** Adds to the scope what differs in this template: the wording of errors, and folded cards that a jump opens. */
const useCheckoutScope = (): Scope => {
  const scope = useScope();
  return useMemo(() => {
    const { form, rest } = scope;
    const jumpTo = (field: string) => {
      unfold(form.store, cardsOf(field));
      form.jumpTo(field);
    };
    const textOf: Scope['textOf'] = (error, field) =>
      error && (rest ? rest.checkoutText(error, field) : scope.textOf(error));
    return { ...scope, textOf, form: { ...form, jumpTo } };
  }, [scope]);
};

/** Three cards and the order bar. */
export function Checkout({ step, heading, isPart, isBusy, onReload }: StepsProps) {
  const scope = useCheckoutScope();
  const { form, deferred, rest } = scope;
  const [folded] = useOrder((facts) => [facts.folded]);
  const node = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (node.current) adoptStyles(node.current, styles);
  }, []);
  const isFolded = (card: 'paper' | 'brief') => step === 2 || folded.includes(card);
  const goBack = step === 2 ? form.goBack : () => {};
  return (
    <ScopeContext value={scope}>
      <div ref={node} className="step checkout" data-step={step} part={`step step-${step}`}>
        <div className="main">
          <h2 ref={heading} tabIndex={-1} className="quiet-text">
            {step === 1 ? 'Your order' : 'You and payment'}
          </h2>
          {deferred && <deferred.FormStart />}
          <div data-form="paperDetails">
            {isPart || <PaperCard isFolded={isFolded('paper')} onEdit={goBack} />}
            {rest ? (
              <rest.BriefCard isFolded={isFolded('brief')} onEdit={goBack} />
            ) : (
              <div className="brief-space" />
            )}
          </div>
          {step === 2 && rest ? <rest.PersonCard /> : <Card title="You and payment" summary="" />}
        </div>
        <OrderBar step={step} isBusy={isBusy} foot={rest && <rest.BarFoot step={step} />}>
          {rest && <rest.BarHead />}
          {onReload && <Reload onReload={onReload} />}
        </OrderBar>
      </div>
    </ScopeContext>
  );
}
