import { Box, Typography } from '@mui/material';
import { useCallback } from 'react';
import * as calls from '../../api/calls.ts';
import type { Difference } from '../../api/resources/staff-figures.ts';
import { ask } from '../ask.ts';
import { Section, Sentences, Typed } from '../facts.tsx';
import { useAnswer } from '../use-answer.ts';

const points = (share: number) => `${share < 0 ? '−' : '+'}${Math.abs(100 * share).toFixed(2)} points`;

const verdictOf = ({ low, high, needed }: Difference) => {
  if (low > 0) return 'It is better.';
  if (high < 0) return 'It is worse.';
  if (needed === null) return 'Both are equal so far.';
  return needed === 0
    ? 'There is no clear difference.'
    : `Not decided yet: about ${needed.toLocaleString('en-US')} further visitors of each are needed.`;
};

const differenceText = (what: string, found: Difference | null) =>
  found
    ? `${what}: ${points(found.difference)} against the first (95 % interval ${points(found.low)} to ${points(found.high)}). ${verdictOf(found)}`
    : '';

/** Orders and payments of the visitors of each template, compared with those of the first one. */
export const Templates = ({ host, days }: { host: string; days: number }) => {
  const found = useAnswer(
    useCallback(() => ask(calls.staffTemplates, { payload: { host, days } }), [host, days]),
  );
  if (!found || found.templates.length < 2) return null;
  return (
    <Section title="Templates of the order form">
      <Sentences sentences={found.notices} severity="info" />
      {found.templates.map(({ template, visitors, ordered, paid, orderedDifference, paidDifference }) => (
        <Box key={template} sx={{ mb: 1.5 }}>
          <Typography component="h3" sx={{ fontWeight: 600 }}>
            {template}: {visitors} visitors, {ordered} ordered, {paid} paid
          </Typography>
          <Typed text={differenceText('Ordered', orderedDifference)} />
          <Typed text={differenceText('Paid', paidDifference)} />
        </Box>
      ))}
    </Section>
  );
};
