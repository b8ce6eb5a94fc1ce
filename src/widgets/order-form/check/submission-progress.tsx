import { sizeText } from '../../../languages/size-text.ts';
import { submissionSteps } from '../../../state/order-form/order-form-store.ts';
import { Button } from '../../../ui/look/button.tsx';
import { useTranslator } from '../../../ui/use-translator.tsx';
import { useOrder, useScope } from '../shared/scope.ts';

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
  const doneCount = Math.max(0, steps.indexOf(current));
  return (
    <div className="submission" role="status">
      <span>{texts[current]}</span>
      <span>{t('%nth% of %count%', { nth: doneCount + 1, count: steps.length })}</span>
      <progress max={steps.length} value={doneCount} aria-hidden="true" />
    </div>
  );
}

/** Renders the progress of the files that are being uploaded, each with its sent and its total size. */
export function UploadProgress() {
  const t = useTranslator();
  const { form } = useScope();
  const [files, uploads] = useOrder((facts) => [facts.draft.materials, facts.uploads]);
  return files.map(({ key, name, size }) => {
    const share = uploads[key];
    return (
      share !== undefined && (
        <div key={key} className="upload">
          <span>{name}</span>
          <span>
            {sizeText(share * size, t)} / {sizeText(size, t)}
          </span>
          {share < 1 && (
            <Button kind="link" onClick={() => form.removeFile(key)}>
              {t('Cancel')}
            </Button>
          )}
          <progress max={1} value={share} aria-label={t('Uploading %name%', { name })} />
        </div>
      )
    );
  });
}
