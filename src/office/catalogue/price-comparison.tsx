import {
  Alert,
  Button,
  Checkbox,
  type CheckboxProps,
  Chip,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  TextField,
} from '@mui/material';
import { useState } from 'react';
import type { PriceChange, PriceComparison } from '../../api/resources/staff-catalogue.ts';
import { formatMoney } from '../../order/price/money.ts';
import { PlainTable } from '../plain-table.tsx';
import { useIsPhone } from '../theme.ts';
import type { PriceEditing } from './use-prices.ts';

const priceText = (cents: number | null) => (cents === null ? 'not offered' : formatMoney(cents));

/** Table of changed prices. Jumps come first. */
export const ChangeTable = ({ changes }: { changes: readonly PriceChange[] }) => (
  <PlainTable
    headings={['Price', 'Before', 'After']}
    rows={changes
      .toSorted((one, other) => Number(other.isJump) - Number(one.isJump))
      .map(({ name, beforeCents, afterCents, isJump }) => ({
        key: name,
        cells: [
          <span key="name">
            {name} {isJump && <Chip size="small" variant="outlined" color="error" label="over 30 %" />}
          </span>,
          priceText(beforeCents),
          priceText(afterCents),
        ],
      }))}
  />
);

/** Names the number of jumps, with the field that confirms them. */
const JumpWarning = ({
  jumps,
  ...field
}: { jumps: number } & Pick<CheckboxProps, 'checked' | 'onChange'>) => (
  <Alert severity="warning" sx={{ mb: 1 }}>
    {jumps === 1
      ? 'One price changes by more than 30 %, or ends.'
      : `${jumps} prices change by more than 30 %, or end.`}
    <br />
    <FormControlLabel control={<Checkbox {...field} />} label="This is right" />
  </Alert>
);

interface ComparisonProps extends Pick<PriceEditing, 'savePrices' | 'isBusy' | 'closeComparison'> {
  comparison: PriceComparison;
}

/** Shows the prices that would change. Jumps have to be confirmed before they are saved. */
export const ComparisonDialog = ({ comparison, savePrices, isBusy, closeComparison }: ComparisonProps) => {
  const [isConfirmed, setConfirmed] = useState(false);
  const [fromDay, setFromDay] = useState('');
  const { changes } = comparison;
  const jumps = changes.filter(({ isJump }) => isJump).length;
  const onClose = isBusy ? undefined : closeComparison;
  const submitPrices = () =>
    savePrices(
      changes.map(({ name: _, beforeCents: __, isJump: ___, afterCents, ...place }) => ({
        ...place,
        cents: afterCents,
      })),
      { isConfirmed, ...(fromDay && { fromDay }) },
    );
  return (
    <Dialog open fullWidth maxWidth="md" fullScreen={useIsPhone()} onClose={onClose}>
      <DialogTitle>
        {changes.length === 1 ? '1 price changes' : `${changes.length} prices change`}
      </DialogTitle>
      <DialogContent>
        {jumps > 0 && (
          <JumpWarning jumps={jumps} checked={isConfirmed} onChange={(_, checked) => setConfirmed(checked)} />
        )}
        <ChangeTable changes={changes} />
        <TextField
          type="date"
          label="From the beginning of"
          helperText="Empty: from now on. The day begins in the site's time zone."
          value={fromDay}
          onChange={({ target }) => setFromDay(target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
          sx={{ mt: 2 }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={closeComparison} disabled={isBusy}>
          Back
        </Button>
        <Button variant="contained" disabled={isBusy || (jumps > 0 && !isConfirmed)} onClick={submitPrices}>
          Save
        </Button>
      </DialogActions>
    </Dialog>
  );
};
