import { useState } from 'react';
import * as calls from '../../../api/calls.ts';
import type { Attachment } from '../../../api/resources.ts';
import type { Translator } from '../../../languages/translator.ts';
import { isRevisionOver } from '../../../order/rules/is-revision-over.ts';
import { Button } from '../../../ui/look/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Notice } from '../../../ui/overlays/notice.tsx';
import { useTranslator } from '../../../ui/use-translator.ts';
import { useCabinet } from '../../context/cabinet-context.ts';
import { Problem } from '../../shared/problem.tsx';
import { useRequest } from '../../shared/use-request.ts';
import { useSite } from '../../shared/use-site.ts';
import { useDownload } from '../files/attachment-row.tsx';
import { OrderPart } from '../order-part.tsx';
import type { OrderPartProps } from '../order-part-props.ts';
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

/** Says for how many days after the delivery revisions are free, or were. */
const revisionText = (days: number, isOver: boolean, t: Translator) =>
  isOver
    ? t.count(
        days,
        'Revisions were free for %n% day after delivery. Please write to us if something is wrong.',
        'Revisions were free for %n% days after delivery. Please write to us if something is wrong.',
      )
    : t.count(
        days,
        'Revisions are free for %n% day after delivery.',
        'Revisions are free for %n% days after delivery.',
      );

/** Renders the buttons of a delivered paper: open it first, then approve it or request a revision. */
export function ReviewActions(props: Props) {
  const t = useTranslator();
  const { order, onChange, onOpened } = props;
  const { client, now } = useCabinet();
  const [open, setOpen] = useState<'approval' | 'revision' | null>(null);
  const { isBusy, problem, send } = useRequest();
  const download = useDownload(onOpened);
  const { paper, isOpened } = readPaper(props);
  const promises = useSite()?.config.promises;
  const isOver = isRevisionOver(promises, order, now());
  const close = () => setOpen(null);
  const finish = () => {
    close();
    onChange();
  };
  const approve = async () => {
    const result = await send(() => client.send(calls.approveOrder, { params: { id: order.code } }));
    // Status 409 also counts as success: the order was changed elsewhere, or it was approved before and that response
    // was lost.
    if (!result.failed || result.status === 409) finish();
  };
  const failure = problem && <Notice kind="error">{problem}</Notice>;
  return (
    <>
      {!open && failure}
      <div className="actions">
        {paper && (
          <Button
            kind={isOpened ? 'quiet' : 'primary'}
            isLoading={download.isBusy}
            onClick={() => download.start(paper)}
          >
            {t('Open the paper')}
          </Button>
        )}
        {isOpened && (
          <>
            <Button onClick={() => setOpen('approval')}>{t('Approve')}</Button>
            {!isOver && (
              <Button kind="quiet" onClick={() => setOpen('revision')}>
                {t('Send to revision')}
              </Button>
            )}
          </>
        )}
      </div>
      <Problem text={download.problem} />
      {isOpened && (
        <small>
          {t(approvalEnds)} {promises && revisionText(promises.revisionDays, isOver, t)}
        </small>
      )}
      {open === 'approval' && (
        <ApprovalDialog failure={failure} isBusy={isBusy} onApprove={approve} onClose={close} />
      )}
      {open === 'revision' && (
        <Dialog title={t('Send to revision')} onClose={close}>
          <OrderPart part="RevisionForm" order={order} onChange={finish} />
        </Dialog>
      )}
    </>
  );
}
