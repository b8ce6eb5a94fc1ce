import type { Translator } from '../../../../languages/translator.ts';
import { defaultDraft } from '../../../../order/draft/default-draft.ts';
import { fieldView } from '../../../../order/rules/field-view.ts';
import { fieldsOf } from '../../../../order/vocabulary/map-fields.ts';
import type { Bootstrap } from '../../../../order/vocabulary/site.ts';
import type { OrderSnapshot } from '../../shared/scope.ts';
import { previewText } from './preview-rows.ts';

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
