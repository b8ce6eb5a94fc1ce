import { useState } from 'react';
import * as calls from '../../api/calls.ts';
import { Button } from '../../ui/look/button.tsx';
import { useTranslator } from '../../ui/use-translator.ts';
import { useCabinet } from '../context/cabinet-context.ts';
import { useRequest } from '../shared/use-request.ts';

interface Props {
  orderCode: string;
  /** Called after every answer, so that the page shows the order's current state. */
  onAnswer: () => void;
}

/**
 * Renders a button that asks the server whether an order is paid. The answer is below it, because the top of the page
 * may be out of sight.
 */
export function PaidCheck({ orderCode, onAnswer }: Props) {
  const t = useTranslator();
  const { client } = useCabinet();
  const { isBusy, problem, send } = useRequest();
  const [isUnpaid, setUnpaid] = useState(false);
  const check = async () => {
    setUnpaid(false);
    const result = await send(() => client.send(calls.payment, { params: { id: orderCode } }));
    if (result.failed) return;
    setUnpaid(true);
    onAnswer();
  };
  return (
    <>
      <Button kind="quiet" isLoading={isBusy} onClick={check}>
        {t('Check whether it is paid')}
      </Button>
      <p role="status">{isUnpaid && t('No payment has arrived yet.')}</p>
      <p role="alert" className="refusal">
        {problem}
      </p>
    </>
  );
}
