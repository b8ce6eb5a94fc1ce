import type { FormEvent, KeyboardEvent, ReactNode } from 'react';
import { formatMoney } from '../../order/price/money.ts';
import { combinationFields } from '../../order/price/price.ts';
import type { Bootstrap, ThemeName } from '../../order/vocabulary/site.ts';
import type { TemplateName } from '../../order/vocabulary/templates.ts';
import type { CalculatorState } from '../../state/calculator/calculator.ts';
import { Surface } from '../../ui/look/surface.tsx';
import { PriceAmounts } from '../../ui/price/price-amounts.tsx';
import { useFacts } from '../../ui/use-facts.ts';
import { useTranslator } from '../../ui/use-translator.tsx';
import { choiceText } from '../../validation/messages/choice-fields.ts';
import { orderLinkProps, useBlockedLink } from '../order-link.tsx';
import { DeadlineSelect, LevelSelect, PaperTypeSelect, QuantityStepper } from './fields.tsx';

/** Parts with which a prerendered calculator works without scripts. */
export interface PlainCalculator {
  /** Replaces "Order now" and opens the order page. */
  submit: ReactNode;
  /** True if long lists are complete. Otherwise they hold only the chosen option. */
  isWhole: boolean;
}

interface Props {
  calculator: CalculatorState;
  site: Bootstrap;
  template: TemplateName;
  theme: ThemeName;
  /** Renders only the upper half of the widget, while it is still invisible. */
  isPart?: boolean;
  /** Present only in a prerendered calculator. */
  plain?: PlainCalculator;
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
        <PaperTypeSelect {...parts} isShort={plain ? !plain.isWhole : Boolean(isPart)} />
        <LevelSelect {...parts} />
        {isPart || (
          <>
            <DeadlineSelect {...parts} />
            <QuantityStepper {...parts} />
            <PriceBlock {...calculator} />
            {plain?.submit ?? <OrderNow {...calculator} />}
          </>
        )}
      </form>
    </Surface>
  );
}

/** Follows the link when Space is pressed, because it looks like a button. */
const followBySpace = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
};

/**
 * Renders the link to the order page. While the form is invalid, the link has no address, so that it can be neither
 * followed nor copied.
 */
function OrderNow({ store, link, orderNow }: Pick<CalculatorState, 'store' | 'link' | 'orderNow'>) {
  const t = useTranslator();
  // Reads the draft so that every change of it renders the link, whose address contains the draft.
  const [isBlocked] = useFacts(store, ({ draft, errors }) => [Object.values(errors).some(Boolean), draft]);
  const [onBlocked, blockedAddress] = useBlockedLink();
  return (
    <>
      <a
        className="button primary order"
        part="button button-primary"
        {...(isBlocked
          ? { role: 'link', 'aria-disabled': true }
          : {
              href: link(),
              onKeyDown: followBySpace,
              ...orderLinkProps({ hrefOf: link, onFollow: orderNow, onBlocked }),
            })}
      >
        {t('Order now')}
      </a>
      {blockedAddress}
    </>
  );
}

/** Renders the displayed price, and below it the reason if the choices have no price. */
function PriceBlock({
  store,
  price,
  discountName,
}: Pick<CalculatorState, 'store' | 'price' | 'discountName'>) {
  const t = useTranslator();
  // Only the errors of these fields are shown here, because they say that a combination has no price.
  const [field, error] = useFacts(store, ({ errors }) => {
    const name = combinationFields.find((one) => errors[one]);
    return [name, name && errors[name]];
  });
  return (
    <div className="price" part="price-block">
      <PriceAmounts
        price={price}
        money={t.isEnglish ? formatMoney : (cents) => formatMoney(cents, undefined, t)}
        discountName={discountName}
      />
      {error && (
        <p className="field-error" role="alert" data-error-for={field} part="error">
          {choiceText(error, t)}
        </p>
      )}
    </div>
  );
}
