import { type FieldView, fieldView } from '../../../order/rules/field-view.ts';
import { isLevelFixed, offeredDeadlines, offeredLevels } from '../../../order/rules/offers.ts';
import { minimumQuantity } from '../../../order/rules/quantity.ts';
import { showsSpacing } from '../../../order/rules/spacing.ts';
import { maximumQuantity, spacings, wordsPerPage } from '../../../order/vocabulary/ids.ts';
import { Segmented } from '../../../ui/choices/segmented.tsx';
import { NumberStepper } from '../../../ui/fields/number-stepper.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { DraftField } from '../shared/draft-field.tsx';
import { spacingNames } from '../shared/field-labels.ts';
import { useOrder, useScope } from '../shared/scope.ts';
import { DeliveryTime } from './delivery-time.tsx';

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

const spacingOptions = spacings.map((id) => ({ id, name: spacingNames[id] }));

/** The spacing and the resulting number of words: 275 a page for double, 550 for single spacing. */
export function SpacingField() {
  const { form } = useScope();
  const [spacingType, pages, isOffered] = useOrder(({ draft }) => [
    draft.spacingType,
    draft.numberElements,
    showsSpacing(draft),
  ]);
  if (!isOffered) return null;
  return (
    <DraftField name="spacingType">
      <Segmented
        value={spacingType}
        options={spacingOptions}
        onChange={(spacing) => form.edit('spacingType', spacing)}
      />
      <p className="aside-note">About {Number(pages) * wordsPerPage[spacingType]} words</p>
    </DraftField>
  );
}

function DeadlineField() {
  const { form, context } = useScope();
  const [deadlineId, offered] = useOrder(({ draft }) => [
    draft.deadlineId,
    offeredDeadlines(draft, context.site),
  ]);
  const seconds = offered.find(({ id }) => id === deadlineId)?.value ?? 0;
  return (
    <DraftField name="deadlineId">
      <Select value={deadlineId} options={offered} onChange={(id) => form.edit('deadlineId', id)} />
      <DeliveryTime seconds={seconds} />
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

/** Level, deadline, quantities and spacing. Each field is hidden if the paper type does not need it. */
export const TermsFields = () => (
  <>
    <div className="pair">
      <LevelField />
      <DeadlineField />
    </div>
    <div className="pair always">
      <QuantityField name="numberElements" />
      <QuantityField name="numberSlides" />
      <QuantityField name="sources" />
      <SpacingField />
    </div>
  </>
);
