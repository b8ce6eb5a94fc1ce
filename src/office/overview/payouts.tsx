import { Card, CardContent, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { Title } from 'react-admin';
import * as calls from '../../api/calls.ts';
import type { PayoutDay } from '../../api/resources/staff-figures.ts';
import { mapFields } from '../../order/vocabulary/map-fields.ts';
import { useSites } from '../auth-provider.ts';
import { Choice } from '../form-parts.tsx';
import { useCall } from '../use-call.ts';
import { plainAmount } from '../value-texts.ts';
import { CsvTable } from './csv-table.tsx';

const headings = ['Day', 'Method', 'Currency', 'Payments', 'Came in', 'Refunds', 'Went back', 'Difference'];

const amounts = ['payments', 'paymentCents', 'refunds', 'refundCents'] as const;

type PayoutAmounts = Pick<PayoutDay, (typeof amounts)[number]>;

const amountCells = ({ payments, paymentCents, refunds, refundCents }: PayoutAmounts) => [
  String(payments),
  plainAmount(paymentCents),
  String(refunds),
  plainAmount(refundCents),
  plainAmount(paymentCents - refundCents),
];

const dayCells = (row: PayoutDay) => [
  row.day,
  row.isByHand ? 'By hand' : 'Online',
  row.currency,
  ...amountCells(row),
];

/** Returns the rows of the days and that of their sum. All amounts of a site are in one currency. */
const tableRows = (days: readonly PayoutDay[]) => {
  const [first] = days;
  if (!first) return [];
  const sum = mapFields(amounts, (name) => days.reduce((total, day) => total + day[name], 0));
  return [...days.map(dayCells), ['Month', 'All', first.currency, ...amountCells(sum)]];
};

/** Page with the sums of payments and refunds of each day of a month, for the accountant. */
export const Payouts = () => {
  const sites = useSites();
  const [chosen, setHost] = useState('');
  const host = chosen || (sites[0]?.id ?? '');
  const [month, setMonth] = useState(() => new Date().toISOString().slice(0, 7));
  const payouts = useCall(calls.staffPayouts, host && month ? { payload: { host, month } } : null);
  return (
    <Stack component="div" sx={{ gap: 2, p: 2 }}>
      <Title title="Payouts" />
      <Stack direction="row" useFlexGap sx={{ gap: 2, flexWrap: 'wrap' }}>
        <Choice label="Site" value={host} choices={sites} onChange={setHost} />
        <TextField
          type="month"
          label="Month"
          size="small"
          fullWidth={false}
          value={month}
          onChange={({ target }) => setMonth(target.value)}
        />
      </Stack>
      {payouts && (
        <Card>
          <CardContent sx={{ px: { xs: 1, sm: 2 } }}>
            <Typography sx={{ mb: 1 }}>
              Days begin at midnight in {payouts.timeZone}. Money that a customer has not got back yet is not
              counted as gone.
            </Typography>
            <CsvTable
              title={`Payouts of ${host} in ${month}`}
              headings={headings}
              rows={tableRows(payouts.days)}
              plainRows={payouts.days.map(dayCells)}
              textColumns={3}
              phoneColumns={['Day', 'Method', 'Came in', 'Went back']}
            />
          </CardContent>
        </Card>
      )}
    </Stack>
  );
};
