import { fieldView } from '../../../order/rules/field-view.ts';
import { useTranslator } from '../../../ui/use-translator.ts';
import { LevelField, PaperTypeField, QuantityField } from '../first/fields/priced-fields.tsx';
import { paperLine } from '../shared/paper-line.ts';
import { useOrder, useScope } from '../shared/scope.ts';
import { useMinute } from '../shared/use-minute.ts';
import { Card } from './card.tsx';
import { unfold } from './cards.ts';
import { DateChips } from './date-chips.tsx';

/** Renders the card with paper type, level, day of delivery and length. */
export function PaperCard() {
  const t = useTranslator();
  const { form, context } = useScope();
  const { site } = context;
  const minute = useMinute(context);
  const [summary, isOfSlides] = useOrder(({ draft, folded }) => [
    folded.includes('paper') ? paperLine(draft, site, minute, t) : null,
    fieldView(draft, site).isOfSlides,
  ]);
  return (
    <Card title={t('Paper')} summary={summary} onEdit={() => unfold(form.store, ['paper'])}>
      <PaperTypeField />
      <div className="pair">
        <LevelField />
        <QuantityField name="numberElements" />
        {isOfSlides && <QuantityField name="numberSlides" />}
      </div>
      <DateChips />
    </Card>
  );
}
