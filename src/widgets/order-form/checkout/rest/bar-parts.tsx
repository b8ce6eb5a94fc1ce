import { useRef, useState } from 'react';
import { useTranslator } from '../../../../ui/use-translator.ts';
import { ErrorSummary } from '../../check/error-summary.tsx';
import { RuleLink, type RuleSlug } from '../../check/rule-link.tsx';
import { RulesDialog } from '../../check/rules-dialog.tsx';
import { SubmissionProgress } from '../../check/submission-progress.tsx';
import { Uploads } from '../../check/uploads.tsx';
import { FormNotice } from '../../rest/form-notice.tsx';
import { useOrder, useScope } from '../../shared/scope.ts';
import { checkoutLabels } from './checkout-labels.ts';
import { useClearView } from './use-clear-view.ts';

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
