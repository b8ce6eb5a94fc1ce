import type { Translator } from '../../../../languages/translator.ts';
import { defaultDraft } from '../../../../order/draft/default-draft.ts';
import { fieldView } from '../../../../order/rules/field-view.ts';
import { textFields } from '../../../../order/vocabulary/fields.ts';
import { fieldsOf } from '../../../../order/vocabulary/map-fields.ts';
import type { Bootstrap } from '../../../../order/vocabulary/site.ts';
import { useTranslator } from '../../../../ui/use-translator.tsx';
import { paperLine } from '../../shared/paper-line.ts';
import { type OrderSnapshot, useMinute, useOrder, useScope } from '../../shared/scope.ts';
import { PreviewHeader, previewText } from './preview.tsx';

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

type Name = (text: string, t: Translator) => string;

const asIs: Name = (text) => text;
const counted =
  (unit: 'slide' | 'source'): Name =>
  (count, t) =>
    t.count(Number(count), `%n% ${unit}`, `%n% ${unit}s`);

// Fields of "More options" in their sequence. Each function returns the text for a choice that is not the default.
const names = {
  serviceId: asIs,
  subjectId: asIs,
  formatId: asIs,
  numberSlides: counted('slide'),
  sources: counted('source'),
  spacingType: asIs,
  extrasIds: asIs,
  writersPreferredCode: (code, t) => t('Writer %code%', { code }),
  discountCode: (code, t) => t('Code %code%', { code }),
} as const satisfies Record<string, Name>;

/** Returns the names of the options that differ from `initial`, the site's defaults for the paper type. */
export const chosenOptions = (
  draft: OrderSnapshot,
  site: Bootstrap,
  t: Translator,
  initial: OrderSnapshot = defaultDraft(site, draft.typeId),
): string[] => {
  const chosen = fieldsOf(names).flatMap((field) => {
    // Omits the slides of a presentation, because their number already stands beside the paper type.
    if (field === 'numberSlides' && fieldView(draft, site).isOfSlides) return [];
    const text = previewText(field, draft, site, t);
    return text && text !== previewText(field, initial, site, t) ? [names[field](text, t)] : [];
  });
  const currency = site.dictionaries.currency.find(({ id }) => id === draft.currencyId);
  return currency && currency.id !== initial.currencyId ? [...chosen, currency.title] : chosen;
};
