import { fieldView } from '../../order/field-view.ts';
import { maximumQuantity, spacings, wordsPerPage } from '../../order/ids.ts';
import { offeredDeadlines, offeredLevels } from '../../order/offers.ts';
import { NumberStepper } from '../../ui/number-stepper.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Select } from '../../ui/select.tsx';
import { DeliveryTime } from './delivery-time.tsx';
import { DraftField } from './draft-field.tsx';
import { spacingNames } from './field-labels.ts';
import { type OrderSnapshot, useFacts, useScope } from './scope.ts';

type Quantity = 'numberElements' | 'numberSlides' | 'sources';

/** Where either pages or slides may be 0, the only one of them that counts is not 0 for having been emptied. */
const isOnlyQuantity = ({ numberElements, numberSlides }: OrderSnapshot, name: Quantity) =>
  (name === 'numberElements' && numberSlides === '0') || (name === 'numberSlides' && numberElements === '0');

function QuantityField({ name, min }: { name: Quantity; min: number }) {
  const { form } = useScope();
  const { draft } = useFacts();
  const isEmptied = draft[name] === '' && isOnlyQuantity(draft, name);
  return (
    <DraftField name={name}>
      <NumberStepper
        value={draft[name]}
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
  const { draft } = useFacts();
  const words = Number(draft.numberElements) * wordsPerPage[draft.spacingType];
  return (
    <DraftField name="spacingType">
      <Segmented
        value={draft.spacingType}
        options={spacingOptions}
        onChange={(spacing) => form.edit('spacingType', spacing)}
      />
      <p className="aside-note">About {words} words</p>
    </DraftField>
  );
}

function DeadlineField() {
  const { form, context } = useScope();
  const { draft } = useFacts();
  const offered = offeredDeadlines(draft, context.site);
  const seconds = offered.find(({ id }) => id === draft.deadlineId)?.value ?? 0;
  return (
    <DraftField name="deadlineId">
      <Select value={draft.deadlineId} options={offered} onChange={(id) => form.edit('deadlineId', id)} />
      <DeliveryTime seconds={seconds} />
    </DraftField>
  );
}

/** How much, how good and by when: what the price depends on. */
export function TermsFields() {
  const { form, context } = useScope();
  const { draft } = useFacts();
  const view = fieldView(draft, context.site);
  return (
    <>
      <div className="pair">
        <DraftField name="academicLevelId">
          <Select
            value={draft.academicLevelId}
            options={offeredLevels(draft, context.site)}
            disabled={view.levelDisabled}
            onChange={(id) => form.edit('academicLevelId', id)}
          />
        </DraftField>
        <DeadlineField />
      </div>
      <div className="pair always">
        {view.showsElements && <QuantityField name="numberElements" min={view.minimumQuantity} />}
        {view.showsSlides && <QuantityField name="numberSlides" min={view.minimumQuantity} />}
        <QuantityField name="sources" min={0} />
        {view.showsSpacing && <SpacingField />}
      </div>
    </>
  );
}
