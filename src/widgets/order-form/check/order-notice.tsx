import { useEffect, useRef } from 'react';
import { clearWhenOnline } from '../../../state/order-form/notice.ts';
import { Button } from '../../../ui/look/button.tsx';
import { Notice } from '../../../ui/overlays/notice.tsx';
import { useTranslator } from '../../../ui/use-translator.tsx';
import { useOrder, useScope } from '../shared/scope.ts';

/** Renders a message that belongs to no field, with buttons to try again or to continue. */
export function OrderNotice() {
  const t = useTranslator();
  const { form, context, textOf } = useScope();
  const [notice] = useOrder((facts) => [facts.notice]);
  const node = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button of the step has the effect of Retry, so it gets the focus of a notice that disappears by itself.
    const passFocus = () => {
      if (node.current?.querySelector(':focus'))
        node.current.closest('.bar')?.querySelector<HTMLElement>('.go')?.focus({ preventScroll: true });
    };
    return clearWhenOnline(form, passFocus);
  }, [form]);
  if (!notice) return null;
  const { message, retry, goOn, payment } = notice;
  const link = payment && (
    <a
      className="button quiet"
      href={payment}
      target="_blank"
      // A frame that forbids a navigation by itself may allow one by a press.
      onClick={(event) => context.go(payment) && event.preventDefault()}
      rel="noopener"
    >
      {t('Continue to payment')}
    </a>
  );
  const button = goOn && (
    <Button kind="quiet" onClick={() => form.continueToPayment()}>
      {t(goOn)}
    </Button>
  );
  return (
    <div ref={node}>
      <Notice
        kind={payment ? 'success' : 'error'}
        action={retry && t(retry)}
        onAction={() => form.retry()}
        more={link || button}
      >
        {textOf(message)}
      </Notice>
    </div>
  );
}
