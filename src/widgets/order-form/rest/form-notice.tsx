import { Button } from '../../../ui/look/button.tsx';
import { Notice } from '../../../ui/overlays/notice.tsx';
import { useTranslator } from '../../../ui/use-translator.ts';
import { useOrder, useScope } from '../shared/scope.ts';

/** Renders a failure that belongs to no field, with buttons to try again or to continue. */
export function FormNotice() {
  const t = useTranslator();
  const { form, textOf } = useScope();
  const [notice] = useOrder((facts) => [facts.notice]);
  if (!notice) return null;
  return (
    <Notice
      kind="error"
      action={notice.retry && t(notice.retry)}
      onAction={() => form.retry()}
      more={
        notice.goOn && (
          <Button kind="quiet" onClick={() => form.continueToPayment()}>
            {t(notice.goOn)}
          </Button>
        )
      }
    >
      {textOf(notice.message)}
    </Notice>
  );
}
