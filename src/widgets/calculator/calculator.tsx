import type { FormEvent, ReactNode } from 'react';
import {
  groupedPaperTypes,
  isLevelFixed,
  offeredDeadlines,
  offeredLevels,
} from '../../order/rules/offers.ts';
import { instanceWordOf, usesSlides } from '../../order/rules/paper-type-rules.ts';
import { maximumQuantity, type PaperTypeId } from '../../order/vocabulary/ids.ts';
import type { Bootstrap, TemplateName, ThemeName } from '../../order/vocabulary/site.ts';
import type { Calculator as CalculatorState } from '../../state/calculator/calculator-types.ts';
import { NumberStepper } from '../../ui/fields/number-stepper.tsx';
import { PlainField } from '../../ui/fields/plain-field.tsx';
import { Surface } from '../../ui/look/surface.tsx';
import { Select } from '../../ui/select/select.tsx';
import type { SelectItem } from '../../ui/select/select-option.ts';
import { useFacts } from '../../ui/use-facts.ts';
import { useChoices } from '../use-choices.ts';
import { OrderNow } from './order-now.tsx';
import { PriceBlock } from './price-block.tsx';
import { useMessage } from './use-message.ts';

/** What makes the calculator work without scripts. */
export interface PlainForm {
  /** Stands in the place of "Order now" and leads to the order page. */
  submit: ReactNode;
  /** Every paper type; without it, the list has the chosen one alone until the page is idle. */
  paperTypes?: readonly SelectItem<PaperTypeId>[] | undefined;
}

interface Props {
  calculator: Pick<CalculatorState, 'store' | 'price' | 'discountName' | 'edit' | 'link' | 'orderNow'>;
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
  const { store, price, discountName, edit, link, orderNow } = calculator;
  const [draft, errors, activeStep] = useFacts(store, (facts) => [
    facts.draft,
    facts.errors,
    facts.activeStep,
  ]);
  const { paperType } = site.dictionaries;
  const paperTypes = useChoices(draft.typeId, paperType, () => groupedPaperTypes(site), isPart);
  const quantity = usesSlides(draft.typeId) ? 'numberSlides' : 'numberElements';
  // The error of a choice without a price is shown below the price.
  const unpriced = (['deadlineId', 'academicLevelId', 'serviceId'] as const).find((name) => errors[name]);
  const message = useMessage(unpriced && errors[unpriced]);
  const isBlocked = Object.values(errors).some(Boolean);
  return (
    <Surface theme={theme} className={template}>
      <form name="calculator" data-step={activeStep} noValidate onSubmit={followOrderNow}>
        <h2 className="title" part="title">
          Calculate your price
        </h2>
        <PlainField name="typeId" label="Type of paper" className="wide">
          <Select
            value={draft.typeId}
            options={plain?.paperTypes ?? paperTypes}
            onChange={(id) => edit('typeId', id)}
          />
        </PlainField>
        <PlainField name="academicLevelId" label="Academic level" className="wide">
          <Select
            value={draft.academicLevelId}
            options={offeredLevels(draft, site)}
            disabled={isLevelFixed(draft, site)}
            onChange={(id) => edit('academicLevelId', id)}
          />
        </PlainField>
        {isPart || (
          <>
            <PlainField name="deadlineId" label="Deadline">
              <Select
                value={draft.deadlineId}
                options={offeredDeadlines(draft, site)}
                onChange={(id) => edit('deadlineId', id)}
              />
            </PlainField>
            <PlainField name={quantity} label={`Number of ${instanceWordOf(draft.typeId)}s`}>
              <NumberStepper
                key={quantity}
                value={draft[quantity]}
                min={1}
                max={maximumQuantity}
                onChange={(text) => edit(quantity, text)}
              />
            </PlainField>
            <PriceBlock price={price} discountName={discountName} field={unpriced} error={message} />
            {plain?.submit ?? <OrderNow isBlocked={isBlocked} link={link} orderNow={orderNow} />}
          </>
        )}
      </form>
    </Surface>
  );
}
