import { type FieldView, fieldView } from '../../../../order/rules/field-view.ts';
import { groupedPaperTypes, isLevelFixed, offeredLevels } from '../../../../order/rules/offers.ts';
import { minimumQuantity } from '../../../../order/rules/quantity.ts';
import { maximumQuantity } from '../../../../order/vocabulary/ids.ts';
import { NumberStepper } from '../../../../ui/fields/number-stepper.tsx';
import { Select } from '../../../../ui/select/select.tsx';
import { useChoices } from '../../../use-choices.ts';
import { DraftField } from '../../shared/draft-field.tsx';
import { useOrder, useScope } from '../../shared/scope.ts';

export function PaperTypeField() {
  const { form, context, plain } = useScope();
  const { site } = context;
  const [typeId] = useOrder(({ draft }) => [draft.typeId]);
  const group = () => groupedPaperTypes(site);
  const options = useChoices(typeId, site.dictionaries.paperType, group, plain && !plain.isWhole);
  return (
    <DraftField name="typeId">
      <Select value={typeId} options={options} onChange={(id) => form.edit('typeId', id)} />
    </DraftField>
  );
}

export function LevelField() {
  const { form, context } = useScope();
  const [academicLevelId, offered, isFixed] = useOrder(({ draft }) => [
    draft.academicLevelId,
    offeredLevels(draft, context.site),
    isLevelFixed(draft, context.site),
  ]);
  return (
    <DraftField name="academicLevelId">
      <Select
        value={academicLevelId}
        options={offered}
        disabled={isFixed}
        onChange={(id) => form.edit('academicLevelId', id)}
      />
    </DraftField>
  );
}

type Quantity = 'numberElements' | 'numberSlides' | 'sources';

const isShown: Record<Quantity, (view: FieldView) => boolean> = {
  numberElements: ({ showsElements }) => showsElements,
  numberSlides: ({ showsSlides }) => showsSlides,
  sources: () => true,
};

export function QuantityField({ name }: { name: Quantity }) {
  const { form, context } = useScope();
  const [count, isOffered, minimum] = useOrder(({ draft }) => [
    draft[name],
    isShown[name](fieldView(draft, context.site)),
    name === 'sources' ? 0 : minimumQuantity(draft, context.site, name),
  ]);
  if (!isOffered) return null;
  return (
    <DraftField name={name}>
      <NumberStepper
        value={count}
        min={minimum}
        max={maximumQuantity}
        onChange={(text) => form.edit(name, text)}
      />
    </DraftField>
  );
}
