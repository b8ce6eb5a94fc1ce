import type { FormEvent, ReactNode } from 'react';
import type { Bootstrap, ThemeName } from '../../order/vocabulary/site.ts';
import type { TemplateName } from '../../order/vocabulary/templates.ts';
import type { Calculator as CalculatorState } from '../../state/calculator/calculator-types.ts';
import { Surface } from '../../ui/look/surface.tsx';
import { useFacts } from '../../ui/use-facts.ts';
import { useTranslator } from '../../ui/use-translator.ts';
import { DeadlineField, LevelField, PaperTypeField, QuantityField } from './fields.tsx';
import { OrderNow } from './order-now.tsx';
import { PriceBlock } from './price-block.tsx';

/** Parts with which a prerendered calculator works without scripts. */
export interface PlainForm {
  /** Replaces "Order now" and opens the order page. */
  submit: ReactNode;
  /** True if long lists are complete. Otherwise they hold only the chosen option. */
  isWhole: boolean;
}

interface Props {
  calculator: Omit<CalculatorState, 'destroy'>;
  site: Bootstrap;
  template: TemplateName;
  theme: ThemeName;
  /** Renders only the upper half of the widget, while it is still invisible. */
  isPart?: boolean;
  /** Present only in a prerendered calculator. */
  plain?: PlainForm;
}

/** Follows "Order now" when Enter is pressed in a field, as if it were a submit button. */
const followOrderNow = (event: FormEvent<HTMLFormElement>) => {
  event.preventDefault();
  event.currentTarget.querySelector('a')?.click();
};

/**
 * Renders the calculator: four choices and their price. In m1_d1a, all fields are in one line if the container is wide
 * enough.
 */
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
        <PaperTypeField {...parts} isShort={plain ? !plain.isWhole : Boolean(isPart)} />
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
