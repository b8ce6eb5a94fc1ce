import { useState } from 'react';
import * as calls from '../../../api/calls.ts';
import type { Order } from '../../../api/resources.ts';
import { Button } from '../../../ui/look/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Notice } from '../../../ui/overlays/notice.tsx';
import { useCabinet } from '../../context/cabinet-context.ts';
import { FormField, FormView, useForm } from '../../forms/form-view.tsx';
import { useRequest } from '../../shared/use-request.ts';
import { ApprovalDialog } from './approval-dialog.tsx';

interface Props {
  order: Order;
  onDone: () => void;
}

/** Formats a date as `YYYY-MM-DDTHH:MM` in local time, the format of `datetime-local` fields. */
const toFieldText = (date: Date) =>
  new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

/** Converts the text of such a field to ISO 8601. Returns "" if it is no date. */
const toIsoText = (text: string) => {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
};

const daysToRevise = 2;

function RevisionForm({ order, onDone }: Props) {
  const { client, drafts } = useCabinet();
  const form = useForm({
    initial: {
      timeRevision: toFieldText(new Date(Date.now() + daysToRevise * 86_400_000)),
      textRevision: '',
    },
    draft: drafts.of(`revision ${order.code}`),
    validate: (suites, values) => suites.validateRevision(values),
    send: ({ timeRevision, textRevision }) =>
      client.send(calls.reviseOrder, {
        params: { id: order.code },
        payload: { timeRevision: toIsoText(timeRevision), textRevision },
      }),
    onDone,
  });
  return (
    <FormView form={form} name="revision" submit="Send to revision">
      <FormField name="textRevision" label="What has to change?" kind="area" required />
      <FormField name="timeRevision" label="By when?" kind="moment" required />
    </FormView>
  );
}

/** Buttons to approve a delivered paper, which closes the order, or to request a revision. */
export function ReviewActions({ order, onDone }: Props) {
  const { client } = useCabinet();
  const [open, setOpen] = useState<'approval' | 'revision' | null>(null);
  const { isBusy, problem, send } = useRequest();
  const close = () => setOpen(null);
  const finish = () => {
    close();
    onDone();
  };
  const approve = async () => {
    const result = await send(() => client.send(calls.approveOrder, { params: { id: order.code } }));
    // Status 409: the order was changed elsewhere, or it was approved before and that response was lost.
    if (!result.failed || result.status === 409) finish();
  };
  const failure = problem && <Notice kind="error">{problem}</Notice>;
  return (
    <>
      {!open && failure}
      <div className="actions">
        <Button onClick={() => setOpen('approval')}>Approve</Button>
        <Button kind="quiet" onClick={() => setOpen('revision')}>
          Send to revision
        </Button>
      </div>
      {open === 'approval' && (
        <ApprovalDialog failure={failure} isBusy={isBusy} onApprove={approve} onClose={close} />
      )}
      {open === 'revision' && (
        <Dialog title="Send to revision" onClose={close}>
          <RevisionForm order={order} onDone={finish} />
        </Dialog>
      )}
    </>
  );
}
