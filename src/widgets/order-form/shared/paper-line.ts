import { fieldView } from '../../../order/rules/field-view.ts';
import type { Bootstrap } from '../../../order/vocabulary/site.ts';
import { deliveryDay } from './delivery-day.ts';
import { labelOf } from './field-labels.ts';
import type { OrderSnapshot } from './scope.ts';

/** Returns "2 pages", or "1 problem" of a paper type that is counted so. */
const quantityText = (draft: OrderSnapshot, site: Bootstrap) => {
  const name = fieldView(draft, site).showsElements ? 'numberElements' : 'numberSlides';
  const unit = labelOf(name, draft).replace('Number of ', '');
  const count = draft[name];
  return `${count} ${count === '1' ? unit.slice(0, -1) : unit}`;
};

/** Returns the paper in one line: "Essay · Undergraduate · 1 page · Sun 6 Dec". */
export const paperLine = (draft: OrderSnapshot, site: Bootstrap, now: number): string => {
  const { paperType, academicLevel, deadline } = site.dictionaries;
  const seconds = deadline.find(({ id }) => id === draft.deadlineId)?.value ?? 0;
  return [
    paperType.find(({ id }) => id === draft.typeId)?.name,
    academicLevel.find(({ id }) => id === draft.academicLevelId)?.name,
    quantityText(draft, site),
    deliveryDay(seconds, now).replaceAll(' ', '\u00a0'),
  ].join('\u00a0· ');
};
