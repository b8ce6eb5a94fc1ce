import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslator } from '../../../../ui/use-translator.tsx';
import { ErrorSummary, FormNotice, SubmissionProgress, Uploads } from '../../check/order-state.tsx';
import { RuleLink, type RuleSlug, RulesDialog } from '../../check/rules-dialog.tsx';
import { useOrder, useScope } from '../../shared/scope.ts';
import { checkoutLabels } from './checkout-labels.ts';

/** Renders errors, failures and uploads above the amounts. */
export function BarHead() {
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
export function BarFoot({ step }: { step: 1 | 2 }) {
  const t = useTranslator();
  const { textOf } = useScope();
  const [error] = useOrder(({ errors }) => [errors.policyAccepted]);
  const [slug, setSlug] = useState<RuleSlug | null>(null);
  if (step === 1) return null;
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
