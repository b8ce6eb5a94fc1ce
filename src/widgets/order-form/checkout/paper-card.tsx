import { fieldView } from '../../../order/rules/field-view.ts';
import type { Bootstrap } from '../../../order/vocabulary/site.ts';
import { LevelField, PaperTypeField, QuantityField } from '../first/priced-fields.tsx';
import { labelOf } from '../shared/field-labels.ts';
import { type OrderSnapshot, useOrder, useScope } from '../shared/scope.ts';
import { Card } from './card.tsx';
import { unfold } from './cards.ts';
import { DateChips } from './date-chips.tsx';
import { deliveryDay } from './delivery-day.ts';

/** Returns "2 pages", or "1 problem" of a paper type that is counted so. */
const quantityText = (draft: OrderSnapshot, site: Bootstrap) => {
  const name = fieldView(draft, site).showsElements ? 'numberElements' : 'numberSlides';
  const unit = labelOf(name, draft).replace('Number of ', '');
  const count = draft[name];
  return `${count} ${count === '1' ? unit.slice(0, -1) : unit}`;
};

/** Returns the paper in one line: "Essay · Undergraduate · 1 page · Sun 6 Dec". */
const paperSummary = (draft: OrderSnapshot, site: Bootstrap, now: number): string => {
  const { paperType, academicLevel, deadline } = site.dictionaries;
  const seconds = deadline.find(({ id }) => id === draft.deadlineId)?.value ?? 0;
  return [
    paperType.find(({ id }) => id === draft.typeId)?.name,
    academicLevel.find(({ id }) => id === draft.academicLevelId)?.name,
    quantityText(draft, site),
    deliveryDay(seconds, now).replaceAll(' ', '\u00a0'),
  ].join('\u00a0· ');
};

/** Type, level, day of delivery and length. */
export function PaperCard({ isFolded, onEdit }: { isFolded: boolean; onEdit: () => void }) {
  const { form, context } = useScope();
  const { site, now } = context;
  const [summary, showsElements] = useOrder(({ draft }) => [
    paperSummary(draft, site, now()),
    fieldView(draft, site).showsElements,
  ]);
  const open = () => {
    unfold(form.store, ['paper']);
    onEdit();
  };
  return (
    <Card title="Paper" summary={isFolded ? summary : null} onEdit={open}>
      <PaperTypeField />
      <div className="pair">
        <LevelField />
        <QuantityField name={showsElements ? 'numberElements' : 'numberSlides'} />
      </div>
      <DateChips />
    </Card>
  );
}
