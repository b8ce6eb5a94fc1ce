import { offeredDeadlines } from '../../../../order/rules/offers.ts';
import { Select } from '../../../../ui/select/select.tsx';
import { DraftField } from '../../shared/draft-field.tsx';
import { useOrder, useScope } from '../../shared/scope.ts';
import { DeliveryTime } from './delivery-time.tsx';
import { SpacingField } from './option-fields.tsx';
import { LevelField, QuantityField } from './priced-fields.tsx';

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

/** Renders level, deadline, quantities and spacing. A field that the paper type does not need is hidden. */
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
