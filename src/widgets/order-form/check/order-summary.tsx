import { defaultDraft } from '../../../order/draft/default-draft.ts';
import { Button } from '../../../ui/look/button.tsx';
import { paperLine } from '../shared/paper-line.ts';
import { useOrder, useScope } from '../shared/scope.ts';
import { chosenOptions } from './chosen-options.ts';
import { taskLine } from './task-line.ts';

/** The order before it is paid, in three lines: the paper, the task, and the options that are not the default. */
export function OrderSummary() {
  const { form, context, options } = useScope();
  const { site, now } = context;
  const lines = useOrder(({ draft }) => [
    paperLine(draft, site, now()),
    taskLine(draft, defaultDraft(site, draft.typeId, options.template).topic),
    chosenOptions(draft, site).join('\u00a0· '),
  ]);
  return (
    <section className="card order-summary" part="preview" aria-label="Your order">
      <header>
        <h3>Your order</h3>
        <Button kind="link" onClick={() => form.jumpTo('typeId')}>
          Edit
        </Button>
      </header>
      {lines.map((line) => line && <p key={line}>{line}</p>)}
    </section>
  );
}
