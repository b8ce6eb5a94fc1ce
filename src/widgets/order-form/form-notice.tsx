import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useFacts, useScope } from './scope.ts';

/** What failed without being any field's fault, and the ways on. Nothing typed is lost by it (ORD-21). */
export function FormNotice() {
  const { form } = useScope();
  const { notice } = useFacts();
  if (!notice) return null;
  return (
    <Notice kind="error" action={notice.canRetry ? 'Retry' : undefined} onAction={() => form.retry()}>
      {notice.text}
      {notice.canContinue && (
        <>
          {' '}
          <Button kind="link" onClick={() => form.continueToPayment()}>
            Continue without it
          </Button>
        </>
      )}
    </Notice>
  );
}
