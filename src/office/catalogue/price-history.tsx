import { Button, Typography } from '@mui/material';
import * as calls from '../../api/calls.ts';
import type { PlannedPrices } from '../../api/resources/staff-catalogue.ts';
import { ConfirmButton } from '../buttons.tsx';
import { Fold, Section } from '../facts.tsx';
import { useCall } from '../use-call.ts';
import { countText, dayText, timeText } from '../value-texts.ts';
import { ChangeTable } from './price-comparison.tsx';

type ById = (id: number) => Promise<unknown>;

/** The changes of prices that begin with a later day. */
export const PricePlans = ({ plans, cancel }: { plans: readonly PlannedPrices[]; cancel: ById }) => (
  <Section title="Planned">
    {plans.map(({ id, fromDay, by, changes }) => (
      <Fold key={id} title={`From ${dayText(fromDay)}, ${by}: ${countText(changes.length, 'price')}`}>
        <ChangeTable changes={changes} />
        <Button onClick={() => cancel(id)}>Cancel this change</Button>
      </Fold>
    ))}
  </Section>
);

/** The past changes of prices with person and time. Each change can be undone while its prices are still the present ones. */
export const PriceHistory = ({ host, undo }: { host: string; undo: ById }) => {
  const history = useCall(calls.priceHistory, { params: { siteHost: host } });
  return (
    <Section title="History">
      {history?.length === 0 && <Typography>No price has been changed yet.</Typography>}
      {history?.map(({ id, at, by, isUndo, changes }) => (
        <Fold
          key={id}
          title={`${timeText(at)}, ${by}: ${countText(changes.length, 'price')} ${isUndo ? 'as before' : 'changed'}`}
        >
          <ChangeTable changes={changes} />
          <ConfirmButton
            label="Undo this change"
            content="Visitors then pay the prices from before this change. The undo is in the history too."
            onConfirm={() => undo(id)}
          />
        </Fold>
      ))}
    </Section>
  );
};
