import type { RefObject } from 'react';
import { Button } from '../../../ui/look/button.tsx';
import { useScope } from '../shared/scope.ts';
import { CurrencyField } from './currency-field.tsx';
import { DiscountBlock } from './discount.tsx';
import { PaperFields } from './paper-fields.tsx';
import { PriceBlock } from './price-block.tsx';
import { TermsFields } from './terms-fields.tsx';

interface Props {
  isPart: boolean | undefined;
  /** Where the price stands, for whoever wants to know whether it can be seen. */
  priceBox: RefObject<HTMLDivElement | null>;
  isBusy: boolean;
  /** Where the rest of the form could not be loaded. */
  onReload: false | (() => void);
}

/** Step 1: everything about the paper on one side, what it comes to on the other (below it on a phone). */
export function StepOne({ isPart, priceBox, isBusy, onReload }: Props) {
  const { deferred } = useScope();
  return (
    <div className="step" data-step="1" part="step step-1">
      <div className="main">
        <div data-form="paperDetails">
          <fieldset className="section">
            <legend>The paper</legend>
            {/* Last of all, because a text measures its height, and has none out of sight. */}
            {isPart || <PaperFields />}
          </fieldset>
          <fieldset className="section">
            <legend>Length and deadline</legend>
            <TermsFields />
          </fieldset>
        </div>
        {deferred ? <deferred.RestOfStepOne /> : !onReload && <div className="rest-space" />}
      </div>
      <aside className="side">
        <DiscountBlock />
        <CurrencyField />
        <div ref={priceBox}>
          <PriceBlock />
        </div>
        {/* Above the button: what ends the column stays in sight when the form's last field does. */}
        <div className="preview-room">{deferred && <deferred.Preview />}</div>
        {deferred && <deferred.MissingFiles />}
        {deferred && <deferred.FormNotice />}
        {onReload && (
          <p role="alert">
            A part of this form could not be loaded. Nothing you typed is lost.{' '}
            <Button kind="quiet" onClick={onReload}>
              Retry
            </Button>
          </p>
        )}
        <Button type="submit" isLoading={isBusy} className="go">
          Checkout
        </Button>
        {/* Below: the press that leaves a wrong field adds to it, and must not lose its button. */}
        {deferred && <deferred.ErrorSummary />}
      </aside>
    </div>
  );
}
