import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Form, useRefresh } from 'react-admin';
import type { StaffIdentity } from '../../api/resources/staff.ts';
import { useAction } from '../use-call.ts';
import type { Act, ActValues, OrderProps } from './act.tsx';
import { acts } from './act-rows.tsx';

interface Props extends OrderProps {
  staff: StaffIdentity;
}

const ActDialog = ({ act, order, staff, close }: Props & { act: Act; close: () => void }) => {
  const refresh = useRefresh();
  const { run, isBusy } = useAction({ autoHideDuration: 10_000 });
  const submitAct = (values: ActValues) =>
    run(
      () => act.send(order, values),
      () => {
        close();
        refresh();
        return `${order.code}: ${act.done}`;
      },
    );
  return (
    <Dialog
      open
      onClose={isBusy ? undefined : close}
      fullWidth
      maxWidth="sm"
      // The fields scroll alone, so that title and buttons stay in sight.
      sx={{ '& form': { display: 'flex', flexDirection: 'column', minHeight: 0 } }}
    >
      <Form record={{}} onSubmit={submitAct} defaultValues={act.initial?.(order, staff) ?? {}}>
        <DialogTitle>
          {act.label}: {order.code}
        </DialogTitle>
        <DialogContent>
          <Typography sx={{ mb: 2 }}>{act.explain(order)}</Typography>
          {act.fields?.(order, staff)}
        </DialogContent>
        <DialogActions>
          <Button onClick={close} disabled={isBusy}>
            Back
          </Button>
          <Button type="submit" variant="contained" disabled={isBusy}>
            {act.label}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
};

const isOffered = ({ statuses, by, isFor }: Act, { order, staff }: Props) => {
  if (!statuses.some((status) => status === order.statusId) || isFor?.(order) === false) return false;
  if (staff.role !== 'writer') return by !== 'offered';
  return by === (order.writerCode === staff.writer?.code ? 'writer' : 'offered');
};

/** The acts that are possible for an order, each with a dialog that explains it. */
export const OrderActs = ({ order, staff }: Props) => {
  const [chosen, setChosen] = useState<Act | null>(null);
  const offeredActs = acts.filter((act) => isOffered(act, { order, staff }));
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
      {offeredActs.map((act, index) => (
        <Button
          key={act.label}
          variant={index === 0 ? 'contained' : 'outlined'}
          onClick={() => setChosen(act)}
        >
          {act.label}
        </Button>
      ))}
      {chosen && <ActDialog act={chosen} order={order} staff={staff} close={() => setChosen(null)} />}
    </Stack>
  );
};
