import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../../ui/look/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';

/** Milliseconds in which a second tap still belongs to the one that has opened the dialog. */
const doubleTap = 600;

interface Props {
  /** What kept the last approval from being taken. */
  failure: ReactNode;
  isBusy: boolean;
  onApprove: () => void;
  onClose: () => void;
}

/** Asks once more before an approval, which closes the order: one tap on a phone may go astray, or come twice. */
export function ApprovalDialog({ failure, isBusy, onApprove, onClose }: Props) {
  const [isArmed, setArmed] = useState(false);
  const hasFailed = Boolean(failure);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a failure may move a button under the thumb that meant the other
  useEffect(() => {
    const timer = setTimeout(() => setArmed(true), doubleTap);
    return () => {
      clearTimeout(timer);
      setArmed(false);
    };
  }, [hasFailed]);
  return (
    <Dialog title="Approve this paper?" onClose={onClose}>
      <p className="lead">This closes the order. It cannot be sent to revision afterwards.</p>
      <div className="actions">
        <Button isLoading={isBusy} disabled={!isArmed} onClick={onApprove}>
          Yes, approve
        </Button>
        <Button kind="quiet" onClick={onClose}>
          Not yet
        </Button>
      </div>
      {failure}
    </Dialog>
  );
}
