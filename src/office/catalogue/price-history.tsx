import ExpandMore from '@mui/icons-material/ExpandMore';
import { Accordion, AccordionDetails, AccordionSummary, Button, Typography } from '@mui/material';
import { useCallback, useState } from 'react';
import { Confirm } from 'react-admin';
import * as calls from '../../api/calls.ts';
import type { PlannedPrices } from '../../api/resources/staff-catalogue.ts';
import { ask } from '../ask.ts';
import { Section } from '../facts.tsx';
import { dayText, momentText } from '../times.ts';
import { useAnswer } from '../use-answer.ts';
import { ChangeTable } from './price-comparison.tsx';

interface HistoryProps {
  host: string;
  undo: (id: number) => Promise<unknown>;
}

interface PlansProps {
  plans: readonly PlannedPrices[];
  cancel: (id: number) => Promise<unknown>;
}

/** The changes of prices that begin with a later day. */
export const PricePlans = ({ plans, cancel }: PlansProps) => (
  <Section title="Planned">
    {plans.map(({ id, fromDay, by, changes }) => (
      <Accordion key={id} disableGutters elevation={0} slotProps={{ transition: { unmountOnExit: true } }}>
        <AccordionSummary expandIcon={<ExpandMore />} sx={{ px: 0, '&:hover': { bgcolor: 'action.hover' } }}>
          From {dayText(fromDay)}, {by}: {changes.length} {changes.length === 1 ? 'price' : 'prices'}
        </AccordionSummary>
        <AccordionDetails>
          <ChangeTable changes={changes} />
          <Button onClick={() => cancel(id)}>Cancel this change</Button>
        </AccordionDetails>
      </Accordion>
    ))}
  </Section>
);

/** The past changes of prices with person and time. Each change can be undone while its prices are still the present ones. */
export const PriceHistory = ({ host, undo }: HistoryProps) => {
  const history = useAnswer(
    useCallback(() => ask(calls.priceHistory, { params: { siteHost: host } }), [host]),
  );
  const [asked, setAsked] = useState<number | null>(null);
  return (
    <Section title="History">
      {history?.length === 0 && <Typography>No price has been changed yet.</Typography>}
      {history?.map(({ id, at, by, isUndo, changes }) => (
        <Accordion key={id} disableGutters elevation={0} slotProps={{ transition: { unmountOnExit: true } }}>
          <AccordionSummary
            expandIcon={<ExpandMore />}
            sx={{ px: 0, '&:hover': { bgcolor: 'action.hover' } }}
          >
            {momentText(at)}, {by}: {changes.length} {changes.length === 1 ? 'price' : 'prices'}{' '}
            {isUndo ? 'as before' : 'changed'}
          </AccordionSummary>
          <AccordionDetails>
            <ChangeTable changes={changes} />
            <Button onClick={() => setAsked(id)}>Undo this change</Button>
          </AccordionDetails>
        </Accordion>
      ))}
      <Confirm
        isOpen={asked !== null}
        title="Undo this change?"
        content="Visitors then pay the prices from before this change. The undo is in the history too."
        onConfirm={() => {
          if (asked !== null) undo(asked);
          setAsked(null);
        }}
        onClose={() => setAsked(null)}
      />
    </Section>
  );
};
