import { type RefObject, useEffect, useRef, useState } from 'react';
import { currencies } from '../../../order/vocabulary/ids.ts';
import { Button } from '../../../ui/look/button.tsx';
import { LiveText, Price } from '../../../ui/price/price.tsx';
import { useTranslator } from '../../../ui/use-translator.tsx';
import { ErrorSummary, FormNotice, SubmissionProgress, Uploads } from '../check/order-state.tsx';
import { RuleLink, type RuleSlug, RulesDialog } from '../check/rules-dialog.tsx';
import { deliveryDay } from '../shared/paper-line.ts';
import { type StepsProps, useMinute, useMoney, useOrder, usePayText, useScope } from '../shared/scope.ts';
import { checkoutLabels } from './rest/checkout-labels.ts';

/** Renders errors, failures and uploads above the amounts. */
function BarHead() {
  const node = useRef<HTMLDivElement>(null);
  useClearView(node);
  return (
    <div ref={node} className="bar-head">
      <ErrorSummary labels={checkoutLabels} />
      <SubmissionProgress />
      <Uploads />
      <FormNotice />
    </div>
  );
}

/** Renders the sentence of consent beside the button to order, with links to its rules. */
function Consent() {
  const t = useTranslator();
  const { textOf } = useScope();
  const [error] = useOrder(({ errors }) => [errors.policyAccepted]);
  const [slug, setSlug] = useState<RuleSlug | null>(null);
  return (
    <div className="consent" data-field="policyAccepted">
      {t.parts('By ordering you accept the %terms% the %privacy% and the %guarantee%.', {
        terms: (
          <span key="terms">
            <RuleLink slug="terms-of-use" onOpen={setSlug} />
            {t(',')}
          </span>
        ),
        privacy: <RuleLink key="privacy" slug="privacy-policy" onOpen={setSlug} />,
        guarantee: <RuleLink key="guarantee" slug="money-back-guarantee" onOpen={setSlug} />,
      })}
      {error && <div data-error-for="policyAccepted">{textOf(error)}</div>}
      {slug && <RulesDialog slug={slug} onClose={() => setSlug(null)} />}
    </div>
  );
}

/** Height in px of the part of a focused control that must be visible: the line with the cursor, and its border. */
const lineHeight = 60;

/** Returns whether the order bar covers the beginning of a control. */
const isCovered = (control: Element, bar: Element): boolean => {
  const { top, left, right, height } = control.getBoundingClientRect();
  const cover = bar.getBoundingClientRect();
  const isBeside = right <= cover.left || left >= cover.right;
  return !isBeside && top + Math.min(height, lineHeight) > cover.top;
};

/**
 * Keeps the order bar from covering the focused control. If the bar covers it, the control is scrolled into view,
 * because browsers regard it as visible. The hook also sets `--keyboard` to the height of an on-screen keyboard,
 * because the bar would otherwise be behind the keyboard.
 */
const useClearView = (inBar: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const bar = inBar.current?.parentElement;
    const form = bar?.parentElement;
    if (!bar || !form) return;
    const view = globalThis.visualViewport;
    const reveal = ({ target }: Event) => {
      if (!(target instanceof Element) || bar.contains(target)) return;
      // Uses the label of a radio, because the radio itself is invisible.
      const control = target.closest('label') ?? target;
      if (!isCovered(control, bar)) return;
      const { top } = bar.getBoundingClientRect();
      // Sets the scroll margin of the controls so that it ends above the bar.
      form.style.setProperty('--covered', `${innerHeight - top}px`);
      control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    };
    const measure = () => {
      // Ignores a zoomed page. Its visible part is also smaller than the window, but no keyboard is open.
      const covered = view && view.scale < 1.01 ? innerHeight - view.height - view.offsetTop : 0;
      bar.style.setProperty('--keyboard', `${Math.max(0, covered)}px`);
    };
    form.addEventListener('focusin', reveal);
    view?.addEventListener('resize', measure);
    view?.addEventListener('scroll', measure);
    return () => {
      form.removeEventListener('focusin', reveal);
      view?.removeEventListener('resize', measure);
      view?.removeEventListener('scroll', measure);
    };
  }, [inBar]);
};

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

/**
 * Renders the label of the button on the last step. The label contains the amount if the site is known to charge online, or if
 * the amount on the screen is not in dollars. A placed order whose files were not sent is continued and not placed again.
 */
function PayLabel() {
  const t = useTranslator();
  const { paysOnline } = useScope().context.site;
  const [isPlaced] = useOrder((facts) => [facts.isOrderCurrent]);
  const { read, currencyId } = usePayText({ isPlacing: !paysOnline });
  const label = () => ((paysOnline || !isPlaced) && read()) || t(isPlaced ? 'Continue' : 'Place order');
  const hasTwoAmounts = currencyId !== currencies.usd;
  // A label with two amounts that does not fit in one line breaks between them alone.
  const inParts = () => (hasTwoAmounts ? label().replace(/ (?!\()/g, '\u00a0') : label());
  return (
    <span className={hasTwoAmounts ? 'two-amounts' : ''} key={`${currencyId}${isPlaced}`}>
      <LiveText read={inParts} />
    </span>
  );
}

/**
 * Renders the price, what it includes, and the button to the next step. The bar is at the bottom of a phone's screen,
 * else beside the cards.
 */
export function OrderBar({ step, shown, isBusy }: Omit<StepsProps, 'heading'>) {
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
      {!plain && <BarHead />}
      <div className="bar-line">
        <div className="bar-amounts" key={currencyId}>
          <Amounts />
        </div>
        <Button type="submit" isLoading={isBusy || isSending} className="go">
          {step === 2 ? <PayLabel /> : t('Continue')}
        </Button>
      </div>
      <p className="bar-facts">
        <span data-delivery-time="">{due}</span>
        {step === 1 && <span>{t('Money-back guarantee')}</span>}
      </p>
      {!plain && shown > 1 && step === 2 && <Consent />}
    </aside>
  );
}
