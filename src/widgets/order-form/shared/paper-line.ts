import type { Translator } from '../../../languages/translator.ts';
import { fieldView } from '../../../order/rules/field-view.ts';
import type { Bootstrap } from '../../../order/vocabulary/site.ts';
import { deliveryDay } from './delivery-day.ts';
import { elementWordOf } from './field-labels.ts';
import type { OrderSnapshot } from './scope.ts';

/** Returns the quantity with its noun, such as "2 pages" or "1 problem". */
const quantityText = (draft: OrderSnapshot, site: Bootstrap, t: Translator) => {
  const [count, word] = fieldView(draft, site).isOfSlides
    ? [draft.numberSlides, 'slide' as const]
    : [draft.numberElements, elementWordOf(draft)];
  return t.count(Number(count), `%n% ${word}`, `%n% ${word}s`);
};

/** Returns the paper in one line: "Essay · Undergraduate · 1 page · Sun 6 Dec". */
export const paperLine = (draft: OrderSnapshot, site: Bootstrap, now: number, t: Translator): string => {
  const { paperType, academicLevel, deadline } = site.dictionaries;
  const seconds = deadline.find(({ id }) => id === draft.deadlineId)?.value ?? 0;
  return [
    paperType.find(({ id }) => id === draft.typeId)?.name,
    academicLevel.find(({ id }) => id === draft.academicLevelId)?.name,
    quantityText(draft, site, t),
    deliveryDay(seconds, now, t).replaceAll(' ', '\u00a0'),
  ].join('\u00a0· ');
};
