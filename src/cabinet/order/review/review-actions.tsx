import { useState } from 'react';
import * as calls from '../../../api/calls.ts';
import type { Attachment } from '../../../api/resources/client.ts';
import { isRevisionOver } from '../../../order/rules/is-revision-over.ts';
import { Button } from '../../../ui/look/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Notice } from '../../../ui/overlays/notice.tsx';
import { useCabinet } from '../../context/cabinet-context.ts';
import { useDownload } from '../../shared/download.ts';
import { reviewByText } from '../../shared/order-texts.tsx';
import type { OrderPartProps } from '../../shared/page.tsx';
import { useSite } from '../../shared/use-load.ts';
import { RequestProblem, useRequest } from '../../shared/use-request.tsx';
import { OrderPart } from '../order-part.tsx';
import { ApprovalDialog, approvalEnds } from './approval-dialog.tsx';

interface Props extends OrderPartProps {
  files: readonly Attachment[];
  /** Called after a file has been downloaded. */
  onOpened: () => void;
}

/** Returns the paper that the customer should read next, and whether a paper was opened since the last revision. */
const readPaper = ({ order: { revisions }, files }: Props) => {
  const delivered = files.filter(({ receiverType }) => receiverType === 'client');
  const since = revisions[0]?.createdAt ?? '';
  return {
    paper: delivered.find(({ isNew }) => isNew) ?? delivered[0],
    isOpened: !delivered.length || delivered.some(({ isNew, createdAt }) => !isNew && createdAt > since),
  };
};

/** Sentences that say for how many days after the delivery revisions are free, or were, for one day and for several. */
const revisionDays = {
  free: ['Revisions are free for %n% day after delivery.', 'Revisions are free for %n% days after delivery.'],
  over: [
    'Revisions were free for %n% day after delivery. Please write to us if something is wrong.',
    'Revisions were free for %n% days after delivery. Please write to us if something is wrong.',
  ],
} as const;

interface ButtonsProps extends Pick<Props, 'onOpened'>, ReturnType<typeof readPaper> {
  isOver: boolean;
  onReview: (kind: 'approval' | 'revision') => void;
}

/** Renders the button that opens the paper, and afterwards the buttons for an approval and a revision. */
function ReviewButtons({ paper, isOpened, isOver, onOpened, onReview }: ButtonsProps) {
  const { t } = useCabinet();
  const { isBusy, problem, download } = useDownload(onOpened);
  return (
    <>
      <div className="actions">
        {paper && (
          <Button kind={isOpened ? 'quiet' : 'primary'} isLoading={isBusy} onClick={() => download(paper)}>
            {t('Open the paper')}
          </Button>
        )}
        {isOpened && <Button onClick={() => onReview('approval')}>{t('Approve')}</Button>}
        {isOpened && !isOver && (
          <Button kind="quiet" onClick={() => onReview('revision')}>
            {t('Send to revision')}
          </Button>
        )}
      </div>
      <RequestProblem text={problem} />
    </>
  );
}

/** Renders the buttons of a delivered paper, the terms of its review, and the dialogs of approval and revision. */
export function ReviewActions(props: Props) {
  const { t, client, now } = useCabinet();
  const { order, onChange, onOpened } = props;
  const [open, setOpen] = useState<'approval' | 'revision' | null>(null);
  const { isBusy, problem, send } = useRequest();
  const read = readPaper(props);
  const site = useSite();
  const promises = site?.config.promises;
  const isOver = isRevisionOver(promises, order, now());
  const reviewBy = reviewByText(order, { site, now, t });
  const [oneDay, manyDays] = revisionDays[isOver ? 'over' : 'free'];
  const closeDialog = () => setOpen(null);
  const finishReview = () => {
    closeDialog();
    onChange();
  };
  const approve = async () => {
    const result = await send(() => client.send(calls.approveOrder, { params: { id: order.code } }));
    // Status 409 also counts as success: the order was changed elsewhere, or it was approved before and that response
    // was lost.
    if (!result.failed || result.status === 409) finishReview();
  };
  const failure = problem && <Notice kind="error">{problem}</Notice>;
  return (
    <>
      {!open && failure}
      <ReviewButtons {...read} isOver={isOver} onOpened={onOpened} onReview={setOpen} />
      <small>
        {read.isOpened && t(approvalEnds)}{' '}
        {reviewBy ? `${reviewBy}.` : promises && t.count(promises.revisionDays, oneDay, manyDays)}
      </small>
      {open === 'approval' && (
        <ApprovalDialog failure={failure} isBusy={isBusy} onApprove={approve} onClose={closeDialog} />
      )}
      {open === 'revision' && (
        <Dialog title={t('Send to revision')} onClose={closeDialog}>
          <OrderPart>
            {({ RevisionForm }) => <RevisionForm order={order} onChange={finishReview} />}
          </OrderPart>
        </Dialog>
      )}
    </>
  );
}
