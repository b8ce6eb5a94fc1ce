import { submissionSteps } from '../../../state/order-form/order-form-store.ts';
import { useTranslator } from '../../../ui/use-translator.ts';
import { useOrder } from '../shared/scope.ts';

/**
 * Shows the current step of the submission, and how many steps are done and left. Its style hides it for the first half second,
 * because most submissions are over by then.
 */
export function SubmissionProgress() {
  const t = useTranslator();
  const [current, hasFiles] = useOrder((facts) => [
    facts.isSubmitting && facts.submissionStep,
    facts.draft.materials.length > 0,
  ]);
  if (!current) return null;
  const texts = {
    account: t('Opening your account…'),
    order: t('Placing the order…'),
    files: t('Sending the files…'),
    payment: t('Opening the payment page…'),
  };
  const steps = submissionSteps.filter((step) => step !== 'files' || hasFiles);
  const done = Math.max(0, steps.indexOf(current));
  return (
    <div className="submission" role="status">
      <span>{texts[current]}</span>
      <span>{t('%nth% of %count%', { nth: done + 1, count: steps.length })}</span>
      <progress max={steps.length} value={done} aria-hidden="true" />
    </div>
  );
}
