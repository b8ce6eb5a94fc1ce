import {
  Button,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material';
import { useCallback, useState } from 'react';
import { downloadCSV, Title } from 'react-admin';
import * as calls from '../../api/calls.ts';
import type { PayoutDay } from '../../api/resources/staff-figures.ts';
import { csvOf } from '../../order/csv.ts';
import { fromCents } from '../../order/price/money.ts';
import { ask } from '../ask.ts';
import { useSites } from '../auth-provider.ts';
import { Choice } from '../choice.tsx';
import { Section } from '../facts.tsx';
import { useAnswer } from '../use-answer.ts';

const headings = ['Day', 'Method', 'Currency', 'Payments', 'Came in', 'Refunds', 'Went back', 'Difference'];

const amountOf = (cents: number) => fromCents(cents).toFixed(2);

/** Returns the cells of a row, as the table and its download have them. */
const cellsOf = ({ day, isByHand, currency, ...row }: PayoutDay) => [
  day,
  isByHand ? 'By hand' : 'Payment page',
  currency,
  String(row.payments),
  amountOf(row.paymentCents),
  String(row.refunds),
  amountOf(row.refundCents),
  amountOf(row.paymentCents - row.refundCents),
];

/** Adds up rows of one currency as a row. */
const totalOf = (rows: readonly PayoutDay[]) => {
  const sum = (name: 'payments' | 'paymentCents' | 'refunds' | 'refundCents') =>
    rows.reduce((total, row) => total + row[name], 0);
  const [payments, refunds] = [sum('payments'), sum('refunds')];
  const [paymentCents, refundCents] = [sum('paymentCents'), sum('refundCents')];
  const [, , currency = '', ...amounts] = cellsOf({
    day: '',
    isByHand: false,
    currency: rows[0]?.currency ?? '',
    ...{ payments, paymentCents, refunds, refundCents },
  });
  return ['Month', 'All', currency, ...amounts];
};

const Cells = ({ cells }: { cells: readonly string[] }) => (
  <TableRow>
    {cells.map((cell, index) => (
      <TableCell
        key={headings[index]}
        component={index === 0 ? 'th' : 'td'}
        scope={index === 0 ? 'row' : undefined}
        align={index < 3 ? 'left' : 'right'}
        sx={{ whiteSpace: 'nowrap' }}
      >
        {cell}
      </TableCell>
    ))}
  </TableRow>
);

const PayoutTable = ({ rows, name }: { rows: readonly PayoutDay[]; name: string }) => {
  if (rows.length === 0) return <Typography>Nothing came in or went back in this month.</Typography>;
  const download = () => downloadCSV(csvOf([headings, ...rows.map(cellsOf)]), name);
  return (
    <>
      <TableContainer tabIndex={0} role="group" aria-label="Payouts by day">
        <Table size="small">
          <TableHead>
            <Cells cells={headings} />
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <Cells key={row.day + row.isByHand} cells={cellsOf(row)} />
            ))}
            <Cells cells={totalOf(rows)} />
          </TableBody>
        </Table>
      </TableContainer>
      <Button size="small" onClick={download}>
        Download CSV
      </Button>
    </>
  );
};

/** What came in and went back on each day of a month, for the accountant. */
export const Payouts = () => {
  const sites = useSites();
  const [chosen, setHost] = useState('');
  const host = chosen || (sites[0]?.id ?? '');
  const [month, setMonth] = useState(() => new Date().toISOString().slice(0, 7));
  const found = useAnswer(
    useCallback(
      async () => (host && month ? ask(calls.staffPayouts, { payload: { host, month } }) : null),
      [host, month],
    ),
  );
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
      {found && (
        <Section title="By day, method and currency">
          <Typography sx={{ mb: 1 }}>
            Days begin at midnight in {found.timeZone}. Money that a customer has not got back yet is not
            counted as gone.
          </Typography>
          <PayoutTable rows={found.days} name={`payouts ${host} ${month}`} />
        </Section>
      )}
    </Stack>
  );
};
