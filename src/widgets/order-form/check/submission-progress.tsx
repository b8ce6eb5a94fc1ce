import { submissionSteps } from '../../../state/order-form/order-form-store.ts';
import { useTranslator } from '../../../ui/use-translator.ts';
import { useOrder } from '../shared/scope.ts';

/**
 * Renders the current step of the submission, with the numbers of finished and remaining steps. Styles hide it for half
 * a second, because most submissions take less. While the order is checked, a sentence appears after 3 s instead.
 */
export function SubmissionProgress() {
  const t = useTranslator();
  const [current, hasFiles, isWaiting] = useOrder(({ submission, draft }) => [
    submission.state === 'sending' && submission.step,
    draft.materials.length > 0,
    submission.state === 'sending' || submission.state === 'checking',
  ]);
  if (!current)
    return isWaiting ? (
      <p className="submission still-loading" role="status">
        {t('Still loading…')}
      </p>
    ) : null;
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
