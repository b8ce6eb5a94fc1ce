import type { FormEvent, ReactNode } from 'react';
import type { PaperTypeId } from '../../order/vocabulary/ids.ts';
import type { Bootstrap, ThemeName } from '../../order/vocabulary/site.ts';
import type { TemplateName } from '../../order/vocabulary/templates.ts';
import type { Calculator as CalculatorState } from '../../state/calculator/calculator-types.ts';
import { Surface } from '../../ui/look/surface.tsx';
import type { SelectItem } from '../../ui/select/select-option.ts';
import { useFacts } from '../../ui/use-facts.ts';
import { useTranslator } from '../../ui/use-translator.ts';
import { DeadlineField, LevelField, PaperTypeField, QuantityField } from './fields.tsx';
import { OrderNow } from './order-now.tsx';
import { PriceBlock } from './price-block.tsx';

/** Parts by which the calculator works without scripts. */
export interface PlainForm {
  /** Stands in the place of "Order now" and leads to the order page. */
  submit: ReactNode;
  /** Every paper type; without it, the list has the chosen one alone until the page is idle. */
  paperTypes?: readonly SelectItem<PaperTypeId>[] | undefined;
}

interface Props {
  calculator: Omit<CalculatorState, 'destroy'>;
  site: Bootstrap;
  template: TemplateName;
  theme: ThemeName;
  /** Renders the upper half only, while the widget is still invisible. */
  isPart?: boolean;
  /** Only for a prerendered calculator. */
  plain?: PlainForm;
}

/** Follows "Order now" when Enter is pressed in a field, as Enter would press a submit button. */
const followOrderNow = (event: FormEvent<HTMLFormElement>) => {
  event.preventDefault();
  event.currentTarget.querySelector('a')?.click();
};

/** Four choices and their price. Template m1_d1a has the fields in one line if the container is wide enough. */
export function Calculator({ calculator, site, template, theme, isPart, plain }: Props) {
  const t = useTranslator();
  const [activeStep] = useFacts(calculator.store, (facts) => [facts.activeStep]);
  const parts = { calculator, site };
  return (
    <Surface theme={theme} className={template}>
      <form name="calculator" data-step={activeStep} noValidate onSubmit={followOrderNow}>
        <h2 className="title" part="title">
          {t('Calculate your price')}
        </h2>
        <PaperTypeField {...parts} isPart={isPart} all={plain?.paperTypes} />
        <LevelField {...parts} />
        {isPart || (
          <>
            <DeadlineField {...parts} />
            <QuantityField {...parts} />
            <PriceBlock {...calculator} />
            {plain?.submit ?? <OrderNow {...calculator} />}
          </>
        )}
      </form>
    </Surface>
  );
}
