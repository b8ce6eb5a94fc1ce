import type { RefObject } from 'react';
import { type FieldOfKind, orderFields, textFields } from '../../../order/vocabulary/fields.ts';
import { TextArea } from '../../../ui/fields/text-field.tsx';
import { Button } from '../../../ui/look/button.tsx';
import { useTranslator } from '../../../ui/use-translator.tsx';
import { BarHead, MissingFiles } from '../check/bar-head.tsx';
import { PricedSummary } from '../check/preview/order-summary.tsx';
import { RestOfStepOne } from '../rest/rest-of-step-one.tsx';
import { Assurance } from '../shared/assurance.tsx';
import { OrderField } from '../shared/order-field.tsx';
import { useOrder, useScope } from '../shared/scope.ts';
import { DeadlineField } from './fields/deadline-field.tsx';
import {
  FormatField,
  LevelField,
  PaperTypeField,
  QuantityField,
  ServiceField,
  SpacingField,
  SubjectField,
} from './fields/draft-fields.tsx';
import { PriceBlock } from './price-block.tsx';

interface Props {
  shown: number;
  /** Element with the price. The floating price appears while this element is not visible. */
  priceBox: RefObject<HTMLDivElement | null>;
  isBusy: boolean;
}

/** Renders step one. The price is beside the fields, or below them on a phone. */
export function StepOne({ shown, priceBox, isBusy }: Props) {
  const t = useTranslator();
  const { plain } = useScope();
  return (
    <div className="step" data-step="1" part="step step-1">
      <div className="main">
        <div data-form="paperDetails">
          <fieldset className="section">
            <legend className="quiet-text">{t('The paper')}</legend>
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
      <aside className="side" aria-label={t('Price')}>
        {!plain && <MissingFiles />}
        <div className="bar">
          {!plain && <BarHead />}
          <div className="bar-line">
            <div ref={priceBox}>
              <PriceBlock />
            </div>
            <Button type="submit" isLoading={isBusy} className="go">
              {t('Checkout')}
            </Button>
          </div>
        </div>
        {!plain && shown > 1 && <PricedSummary />}
        {!plain && shown > 1 && <Assurance />}
      </aside>
    </div>
  );
}

/** Renders a text area. A field that allows many characters has more rows. */
function TextLines({ name }: { name: FieldOfKind<'text'> }) {
  const { form, options } = useScope();
  const [text] = useOrder(({ draft }) => [draft[name]]);
  const { min, max } = orderFields[name];
  const isLong = max > 1000;
  return (
    <OrderField name={name} required={min > 0}>
      <TextArea
        value={text}
        rows={isLong ? 5 : 2}
        maxRows={isLong && options.template !== 'm2_d1' ? 10 : 5}
        onChange={(typed) => form.edit(name, typed)}
      />
    </OrderField>
  );
}

function PaperFields() {
  return (
    <>
      <PaperTypeField />
      <ServiceField />
      <div className="pair">
        <SubjectField />
        <FormatField />
      </div>
      {textFields.map((name) => (
        <TextLines key={name} name={name} />
      ))}
    </>
  );
}

/** Renders level, deadline, quantities and spacing. A field that the paper type does not need is hidden. */
const TermsFields = () => (
  <>
    <div className="pair">
      <LevelField />
      <DeadlineField />
    </div>
    <div className="pair">
      <QuantityField name="numberElements" />
      <QuantityField name="numberSlides" />
      <QuantityField name="sources" />
      <SpacingField />
    </div>
  </>
);
