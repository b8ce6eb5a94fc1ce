import { Box, Typography } from '@mui/material';
import * as calls from '../../api/calls.ts';
import type { Difference } from '../../api/resources/staff-figures.ts';
import { Section, Sentences, TypedText } from '../facts.tsx';
import { templateLabels } from '../template-labels.ts';
import { useCall } from '../use-call.ts';

const perHundredText = (share: number) => `${share < 0 ? '−' : '+'}${Math.abs(100 * share).toFixed(1)}`;

const verdictText = ({ low, high, needed }: Difference, what: string) => {
  if (low > 0) return `More visitors ${what} than with the first.`;
  if (high < 0) return `Fewer visitors ${what} than with the first.`;
  if (needed === null) return `As many visitors ${what} as with the first so far.`;
  return needed === 0
    ? `There is no clear difference in how many visitors ${what}.`
    : `Too few visitors to tell whether more ${what} than with the first: wait for about ${needed.toLocaleString('en-US')} more of each.`;
};

/** States the conclusion before the figures, because few readers know confidence intervals. */
const differenceText = (what: string, difference: Difference | null) =>
  difference
    ? `${verdictText(difference, what)} Of 100 visitors: ${perHundredText(difference.difference)}, and with 95 % certainty between ${perHundredText(difference.low)} and ${perHundredText(difference.high)}.`
    : '';

/** Orders and payments of the visitors of each template, compared with those of the first one. */
export const Templates = ({ host, days }: { host: string; days: number }) => {
  const report = useCall(calls.staffTemplates, { payload: { host, days } });
  if (!report || report.templates.length < 2) return null;
  return (
    <Section title="Templates of the order form">
      <Sentences sentences={report.notices} severity="info" />
      {report.templates.map(({ template, visitors, ordered, paid, orderedDifference, paidDifference }) => (
        <Box key={template} sx={{ mb: 1.5 }}>
          <Typography component="h3" sx={{ fontWeight: 600 }}>
            {templateLabels[template] ?? template}: {visitors} visitors, {ordered} ordered, {paid} paid
          </Typography>
          <TypedText text={differenceText('order', orderedDifference)} />
          <TypedText text={differenceText('pay', paidDifference)} />
        </Box>
      ))}
    </Section>
  );
};
