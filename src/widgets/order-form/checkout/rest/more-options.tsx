import { fieldView } from '../../../../order/rules/field-view.ts';
import { Button } from '../../../../ui/look/button.tsx';
import { useTranslator } from '../../../../ui/use-translator.ts';
import { chosenOptions } from '../../check/preview/chosen-options.ts';
import { CurrencyField } from '../../first/fields/currency-field.tsx';
import { DiscountBlock } from '../../first/fields/discount.tsx';
import { FormatField, ServiceField, SpacingField, SubjectField } from '../../first/fields/option-fields.tsx';
import { QuantityField } from '../../first/fields/priced-fields.tsx';
import { Extras } from '../../rest/extras.tsx';
import { WriterField } from '../../rest/writer-field.tsx';
import { useOrder, useScope } from '../../shared/scope.ts';

function Options() {
  const { site } = useScope().context;
  const [isOfSlides] = useOrder(({ draft }) => [fieldView(draft, site).isOfSlides]);
  return (
    <div className="more">
      <ServiceField />
      <div className="pair">
        <SubjectField />
        <FormatField />
      </div>
      <div className="pair always">
        <QuantityField name="sources" />
        {!isOfSlides && <QuantityField name="numberSlides" />}
        <SpacingField />
      </div>
      <Extras />
      <WriterField />
      <DiscountBlock />
      <CurrencyField />
    </div>
  );
}

/**
 * Renders the options that few customers need in a part that opens and closes. While it is closed, it names the chosen
 * options.
 */
export function MoreOptions({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  const t = useTranslator();
  const { site } = useScope().context;
  const [chosen] = useOrder(({ draft }) => [chosenOptions(draft, site, t)]);
  return (
    <>
      <Button kind="quiet" className="more-button" isExpanded={isOpen} onClick={onToggle}>
        {t('More options')}
        <span>{chosen.join(', ') || t('none chosen')}</span>
      </Button>
      {isOpen && <Options />}
    </>
  );
}
