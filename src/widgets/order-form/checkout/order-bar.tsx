import { chosenDeadline } from '../../../order/rules/level-and-deadline.ts';
import { currencies } from '../../../order/vocabulary/ids.ts';
import { Button } from '../../../ui/look/button.tsx';
import { savedShare } from '../../../ui/price/price-amounts.tsx';
import { TotalPrice } from '../../../ui/price/total-price.tsx';
import { LiveText } from '../../../ui/text/live-text.tsx';
import { useTranslator } from '../../../ui/use-translator.tsx';
import { BarHead } from '../check/bar-head.tsx';
import { FirstOrderOffer } from '../first/price-block.tsx';
import { Assurance } from '../shared/assurance.tsx';
import { deliveryText } from '../shared/paper-line.ts';
import { type StepsProps, useOrder, useScope } from '../shared/scope.ts';
import { useMinute } from '../shared/use-minute.ts';
import { useCharge, useIsPaidLater, useMoney, usePayText } from '../shared/use-money.ts';
import { Questions } from './rest/afterwards.tsx';

/**
 * Renders the total, the price before the discount, and the saving with its reason: the site's name of its discount, or
 * the discount code.
 */
function BarAmounts() {
  const t = useTranslator();
  const { form, context } = useScope();
  const { price, store } = form;
  const { redirect } = context.site.config;
  const { money } = useMoney();
  const whenSaving = (text: () => string) => () => (price.save.value > 0 ? text() : '');
  const reason = () => {
    const { discountCode } = store.draft;
    return (redirect?.inputDiscountCode === discountCode && redirect.discountName) || discountCode;
  };
  const { isBonusUsed } = useCharge();
  return (
    <>
      {isBonusUsed && <span className="price-label">{t('Price:')}</span>}
      <TotalPrice cents={price.total} format={money} isAnnounced />
      <span className="quiet-text">
        <LiveText read={whenSaving(() => t('Was'))} />
      </span>
      <s data-price="base">
        <LiveText read={whenSaving(() => money(price.base.value))} />
      </s>
      <span className="save" data-price="save">
        <LiveText read={whenSaving(() => `${reason()} ${savedShare(price, t)}`)} />
      </span>
    </>
  );
}

/**
 * Renders the label of the button on the last step. The label contains the amount if the site is known to charge online, or if
 * the amount on the screen is not in dollars. A placed order whose files were not sent is continued and not placed again.
 */
function PayLabel() {
  const t = useTranslator();
  const { paysOnline } = useScope().context.site;
  const [isPlaced] = useOrder((facts) => [facts.isOrderCurrent]);
  const { payText, currencyId, isBonusUsed } = usePayText({ isPlacing: !paysOnline });
  const label = () => ((paysOnline || !isPlaced) && payText()) || t(isPlaced ? 'Continue' : 'Place order');
  const isLong = currencyId !== currencies.usd || (isBonusUsed && !paysOnline);
  // A long label that does not fit in one line breaks between its two amounts alone.
  const labelInParts = () => (isLong ? label().replace(/ (?!\()/g, '\u00a0') : label());
  return (
    <span className={isLong ? 'long-label' : ''} key={`${currencyId}${isPlaced}`}>
      <LiveText read={labelInParts} />
    </span>
  );
}

/**
 * Renders the price, its guarantee and day of delivery, and the button to the next step, with the contacts on the last step. The bar is at the
 * bottom of a phone's screen, else beside the cards with the contacts below it.
 */
export function OrderBar({ step, isBusy }: Pick<StepsProps, 'step' | 'isBusy'>) {
  const t = useTranslator();
  const { context, plain } = useScope();
  const { site } = context;
  const { currencyId } = useMoney();
  const [isSending, deadline] = useOrder(({ submission, draft }) => [
    submission.state === 'sending',
    chosenDeadline(draft, site),
  ]);
  const time = useMinute(context);
  const isPaidLater = useIsPaidLater();
  const days = plain ? `${deadline?.name}` : deliveryText(deadline, { isPaidLater, now: time, t });
  const due = isPaidLater
    ? t('Ready %time% after payment', { time: days })
    : plain
      ? t('Ready in %time%', { time: days })
      : t('Ready: %day%', { day: days });
  return (
    <div className="side">
      {step === 2 && <Questions />}
      <aside className="bar" part="price-block" aria-label={t('Your order')}>
        {!plain && <BarHead key={step} />}
        <div className="bar-line">
          <div className="bar-amounts" key={currencyId}>
            <BarAmounts />
            <FirstOrderOffer />
          </div>
          <Button type="submit" isLoading={isBusy || isSending} className="go">
            {step === 2 ? <PayLabel /> : t('Continue')}
          </Button>
        </div>
        <p className="bar-facts">
          <span data-delivery-time="">{due}</span>
          {site.config.promises && <span>{t('Money-back guarantee')}</span>}
        </p>
        {!plain && step === 1 && <Assurance />}
      </aside>
    </div>
  );
}
