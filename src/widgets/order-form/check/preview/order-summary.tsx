import type { Translator } from '../../../../languages/translator.ts';
import { defaultDraft } from '../../../../order/draft/default-draft.ts';
import { textFields } from '../../../../order/vocabulary/fields.ts';
import { useTranslator } from '../../../../ui/use-translator.ts';
import { paperLine } from '../../shared/paper-line.ts';
import { type OrderSnapshot, useOrder, useScope } from '../../shared/scope.ts';
import { useMinute } from '../../shared/use-minute.ts';
import { chosenOptions } from './chosen-options.ts';
import { PreviewHeader } from './preview-header.tsx';

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

/** Returns the task in one line: "Margins · 1 file · Three pages on …". A topic that equals `defaultTopic` is left out. */
export const taskLine = (draft: OrderSnapshot, defaultTopic: string, t: Translator): string => {
  const [topic, ...texts] = textFields.map((field) => draft[field].trim());
  const { length } = draft.materials;
  const files = length > 0 && t.count(length, '%n% file', '%n% files');
  return [topic !== defaultTopic && topic, files, ...texts].filter(Boolean).join('\u00a0· ');
};
