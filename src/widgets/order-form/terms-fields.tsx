import { fieldView } from '../../order/field-view.ts';
import { maximumQuantity, spacings, wordsPerPage } from '../../order/ids.ts';
import { isLevelFixed, offeredDeadlines, offeredLevels } from '../../order/offers.ts';
import { NumberStepper } from '../../ui/number-stepper.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Select } from '../../ui/select.tsx';
import { DeliveryTime } from './delivery-time.tsx';
import { DraftField } from './draft-field.tsx';
import { spacingNames } from './field-labels.ts';
import { type OrderSnapshot, useOrder, useScope } from './scope.ts';

type Quantity = 'numberElements' | 'numberSlides' | 'sources';

/** Where either pages or slides may be 0, the only one of them that counts is not 0 for having been emptied. */
const isOnlyQuantity = ({ numberElements, numberSlides }: OrderSnapshot, name: Quantity) =>
  (name === 'numberElements' && numberSlides === '0') || (name === 'numberSlides' && numberElements === '0');

function QuantityField({ name, min }: { name: Quantity; min: number }) {
  const { form } = useScope();
  const [count, isEmptied] = useOrder(({ draft }) => [
    draft[name],
    draft[name] === '' && isOnlyQuantity(draft, name),
  ]);
  return (
    <DraftField name={name}>
      <NumberStepper
        value={count}
        min={isEmptied ? 1 : min}
        max={maximumQuantity}
        onChange={(text) => form.edit(name, text)}
      />
    </DraftField>
  );
}

const spacingOptions = spacings.map((id) => ({ id, name: spacingNames[id] }));

/** How many words the pages come to, since a page is a promise about words (275 double, 550 single spaced). */
function SpacingField() {
  const { form } = useScope();
  const [spacingType, pages] = useOrder(({ draft }) => [draft.spacingType, draft.numberElements]);
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
  const [deadlineId, typeId] = useOrder(({ draft }) => [draft.deadlineId, draft.typeId]);
  const offered = offeredDeadlines({ typeId }, context.site);
  const seconds = offered.find(({ id }) => id === deadlineId)?.value ?? 0;
  return (
    <DraftField name="deadlineId">
      <Select value={deadlineId} options={offered} onChange={(id) => form.edit('deadlineId', id)} />
      <DeliveryTime seconds={seconds} />
    </DraftField>
  );
}

function LevelField() {
  const { form, context } = useScope();
  const [academicLevelId, typeId] = useOrder(({ draft }) => [draft.academicLevelId, draft.typeId]);
  return (
    <DraftField name="academicLevelId">
      <Select
        value={academicLevelId}
        options={offeredLevels({ typeId }, context.site)}
        disabled={isLevelFixed({ typeId }, context.site)}
        onChange={(id) => form.edit('academicLevelId', id)}
      />
    </DraftField>
  );
}

/** How much, how good and by when: what the price depends on. */
export function TermsFields() {
  const { site } = useScope().context;
  const [showsElements, showsSlides, hasSpacing, minimum] = useOrder(({ draft }) => {
    const view = fieldView(draft, site);
    return [view.showsElements, view.showsSlides, view.showsSpacing, view.minimumQuantity];
  });
  return (
    <>
      <div className="pair">
        <LevelField />
        <DeadlineField />
      </div>
      <div className="pair always">
        {showsElements && <QuantityField name="numberElements" min={minimum} />}
        {showsSlides && <QuantityField name="numberSlides" min={minimum} />}
        <QuantityField name="sources" min={0} />
        {hasSpacing && <SpacingField />}
      </div>
    </>
  );
}
