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

/** `YYYY-MM-DDTHH:MM` in the visitor's zone, as a date field wants it. */
const fieldMoment = (date: Date) =>
  new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

/** What such a field holds as ISO 8601; empty where it holds no date. */
const isoMoment = (text: string) => {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
};

const daysToRevise = 2;

function RevisionForm({ order, onDone }: Props) {
  const { client, drafts } = useCabinet();
  const form = useForm({
    initial: {
      timeRevision: fieldMoment(new Date(Date.now() + daysToRevise * 86_400_000)),
      textRevision: '',
    },
    draft: drafts.of(`revision ${order.code}`),
    validate: (suites, values) => suites.validateRevision(values),
    send: ({ timeRevision, textRevision }) =>
      client.send(calls.reviseOrder, {
        params: { id: order.code },
        payload: { timeRevision: isoMoment(timeRevision), textRevision },
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

/** A delivered paper is approved, which closes the order, or sent back with remarks. */
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
    // Refused because of its state: it has moved on elsewhere, or an earlier answer was lost.
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
