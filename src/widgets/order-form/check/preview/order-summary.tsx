import { defaultDraft } from '../../../../order/draft/default-draft.ts';
import { useTranslator } from '../../../../ui/use-translator.ts';
import { paperLine } from '../../shared/paper-line.ts';
import { useOrder, useScope } from '../../shared/scope.ts';
import { useMinute } from '../../shared/use-minute.ts';
import { chosenOptions } from './chosen-options.ts';
import { PreviewHeader } from './preview-header.tsx';
import { taskLine } from './task-line.ts';

/** Renders the order on step two in three lines: the paper, the task, and the options that are not the default. */
export function OrderSummary() {
  const t = useTranslator();
  const { context, options } = useScope();
  const { site } = context;
  const minute = useMinute(context);
  const [paper, task, chosen] = useOrder(({ draft }) => {
    const initial = defaultDraft(site, draft.typeId, options.template);
    return [
      paperLine(draft, site, minute, t),
      taskLine(draft, initial.topic, t),
      chosenOptions(draft, site, t, initial).join('\u00a0· '),
    ];
  });
  return (
    <section className="card order-summary" part="preview" aria-label={t('Your order')}>
      <PreviewHeader />
      <p>{paper}</p>
      {task && <p>{task}</p>}
      {chosen && <p>{chosen}</p>}
    </section>
  );
}
