import { Button } from '../../../ui/look/button.tsx';
import { Notice } from '../../../ui/overlays/notice.tsx';
import { useTranslator } from '../../../ui/use-translator.tsx';
import { useOrder, useScope } from '../shared/scope.ts';
import { ErrorSummary } from './error-summary.tsx';
import { OrderNotice } from './order-notice.tsx';
import { SubmissionProgress, UploadProgress } from './submission-progress.tsx';

/** Renders errors, failures and uploads of the order bar. */
export function BarHead() {
  return (
    <>
      <ErrorSummary />
      <SubmissionProgress />
      <UploadProgress />
      <OrderNotice />
    </>
  );
}

/** Renders a list of the chosen files that will not be attached, because their content was lost. */
export function MissingFiles() {
  const t = useTranslator();
  const { form } = useScope();
  const [files, lostKeys] = useOrder(({ draft, lostKeys }) => [draft.materials, lostKeys]);
  const lost = files.filter(({ key }) => lostKeys.includes(key)).map(({ name }) => name);
  return (
    lost.length > 0 && (
      <Notice action={t('Choose again')} onAction={() => form.jumpTo('materials')}>
        {t('Not attached any more')}: {lost.join(', ')}
      </Notice>
    )
  );
}

/** Renders the way back to step one. An order that is being placed stays on step two. */
export function GoBack() {
  const t = useTranslator();
  const { form } = useScope();
  const [isSending] = useOrder(({ submission }) => [submission.state === 'sending']);
  return (
    <Button kind="link" disabled={isSending} onClick={form.goBack}>
      {t('Go back')}
    </Button>
  );
}
