import type { RefObject } from 'react';
import { Button } from '../../../ui/look/button.tsx';
import { useTranslator } from '../../../ui/use-translator.ts';
import { ErrorSummary } from '../check/error-summary.tsx';
import { Preview } from '../check/preview/preview.tsx';
import { FormNotice } from '../rest/form-notice.tsx';
import { MissingFiles } from '../rest/missing-files.tsx';
import { RestOfStepOne } from '../rest/rest-of-step-one.tsx';
import { useScope } from '../shared/scope.ts';
import { CurrencyField } from './fields/currency-field.tsx';
import { DiscountBlock } from './fields/discount.tsx';
import { PaperFields } from './fields/paper-fields.tsx';
import { TermsFields } from './fields/terms-fields.tsx';
import { PriceBlock } from './price-block.tsx';

interface Props {
  shown: number;
  /** Element with the price. The floating price appears while this element is not visible. */
  priceBox: RefObject<HTMLDivElement | null>;
  isBusy: boolean;
}

/** Renders step one. The price and the preview are beside the paper's fields, or below them on a phone. */
export function StepOne({ shown, priceBox, isBusy }: Props) {
  const t = useTranslator();
  const { plain } = useScope();
  return (
    <div className="step" data-step="1" part="step step-1">
      <div className="main">
        <div data-form="paperDetails">
          <fieldset className="section">
            <legend>{t('The paper')}</legend>
            {/* Rendered when the widget is visible, because a text area measures its height. */}
            {shown === Infinity && <PaperFields />}
          </fieldset>
          <fieldset className="section">
            <legend>{t('Length and deadline')}</legend>
            <TermsFields />
          </fieldset>
        </div>
        {!plain && shown > 2 ? <RestOfStepOne /> : <div className="rest-space" />}
      </div>
      <aside className="side">
        <DiscountBlock />
        <CurrencyField />
        <div ref={priceBox}>
          <PriceBlock />
        </div>
        {/* The preview is above the button, so that the button stays visible beside the form's last field. */}
        <div className="preview-room">{!plain && shown > 1 && <Preview />}</div>
        {!plain && <MissingFiles />}
        {!plain && <FormNotice />}
        <Button type="submit" isLoading={isBusy} className="go">
          {t('Checkout')}
        </Button>
        {/* Below the button, because an error that appears when a field loses the focus adds a line. The line must not move the button while it is pressed. */}
        {!plain && <ErrorSummary />}
      </aside>
    </div>
  );
}
