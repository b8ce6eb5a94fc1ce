import type { ReactNode } from 'react';
import { Button } from '../../../ui/look/button.tsx';
import { LiveText, Price } from '../../../ui/price/price.tsx';
import { useTranslator } from '../../../ui/use-translator.tsx';
import { deliveryDay } from '../shared/paper-line.ts';
import { useMinute, useMoney, useOrder, useScope } from '../shared/scope.ts';

/**
 * Renders the total, the price before the discount, and the saving with its reason: the site's name of its discount, or
 * the discount code.
 */
function Amounts() {
  const t = useTranslator();
  const { form, context } = useScope();
  const { price, store } = form;
  const { redirect } = context.site.config;
  const { money } = useMoney();
  const whenSaving = (text: () => string) => () => (price.save.value > 0 ? text() : '');
  const percent = () => Math.round((100 * price.save.value) / price.base.value);
  const reason = () => {
    const { discountCode } = store.draft;
    return (redirect?.inputDiscountCode === discountCode && redirect.discountName) || discountCode;
  };
  return (
    <>
      <Price cents={price.total} format={money} isAnnounced />
      <span className="quiet-text">
        <LiveText read={whenSaving(() => t('Was'))} />
      </span>
      <s data-price="base">
        <LiveText read={whenSaving(() => money(price.base.value))} />
      </s>
      <span className="save" data-price="save">
        <LiveText read={whenSaving(() => `${reason()} −${percent()} %`)} />
      </span>
    </>
  );
}

interface Props {
  step: 1 | 2;
  isBusy: boolean;
  /** Label of the button on the last step. */
  label?: ReactNode;
  /** Content above the amounts, such as errors. */
  children?: ReactNode;
  /** Content below the button. */
  foot?: ReactNode;
}

/**
 * Renders the price, what it includes, and the button to the next step. The bar is at the bottom of a phone's screen,
 * else beside the cards.
 */
export function OrderBar({ step, isBusy, label, children, foot }: Props) {
  const t = useTranslator();
  const { context, plain } = useScope();
  const { site } = context;
  const { currencyId } = useMoney();
  const [isSending, deadlineId] = useOrder(({ submission, draft }) => [
    submission.state === 'sending',
    draft.deadlineId,
  ]);
  const time = useMinute(context);
  const deadline = site.dictionaries.deadline.find(({ id }) => id === deadlineId);
  const due = plain
    ? t('Ready in %time%', { time: `${deadline?.name}` })
    : t('Ready %day%', { day: deliveryDay(deadline?.value ?? 0, time, t) });
  return (
    <aside className="bar" part="price-block" aria-label={t('Your order')}>
      {children}
      <div className="bar-line">
        <div className="bar-amounts" key={currencyId}>
          <Amounts />
        </div>
        <Button type="submit" isLoading={isBusy || isSending} className="go">
          {label || t('Continue')}
        </Button>
      </div>
      <p className="bar-facts">
        <span data-delivery-time="">{due}</span>
        {step === 1 && <span>{t('Money-back guarantee')}</span>}
      </p>
      {foot}
    </aside>
  );
}
