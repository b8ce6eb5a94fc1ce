import { type ReactNode, useEffect, useState } from 'react';
import type { Text } from '../../../languages/text.ts';
import { Button } from '../../../ui/look/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useCabinet } from '../../context/cabinet-context.ts';

/** Warning that an approval ends the right to a revision or a refund. */
export const approvalEnds: Text =
  'Approving closes the order. Your right to a revision or a refund ends with it.';

/** Milliseconds after opening in which a tap is ignored, because it may be the second tap of a double tap. */
const doubleTapMs = 600;

interface ApprovalProps {
  failure: ReactNode;
  isBusy: boolean;
  onApprove: () => void;
  onClose: () => void;
}

/**
 * Renders the confirmation of an approval, which closes the order. It is required, because a tap on a phone may be a
 * mistake.
 */
export function ApprovalDialog({ failure, isBusy, onApprove, onClose }: ApprovalProps) {
  const { t } = useCabinet();
  const [isArmed, setArmed] = useState(false);
  const hasFailed = Boolean(failure);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the notice of a failure moves the buttons, so that a tap may hit the wrong one
  useEffect(() => {
    const timer = setTimeout(() => setArmed(true), doubleTapMs);
    return () => {
      clearTimeout(timer);
      setArmed(false);
    };
  }, [hasFailed]);
  return (
    <Dialog title={t('Approve this paper?')} onClose={onClose}>
      <p className="lead">
        {t(approvalEnds)} {t('Your files stay here.')}
      </p>
      <div className="actions">
        <Button isLoading={isBusy} disabled={!isArmed} onClick={onApprove}>
          {t('Yes, approve')}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {t('Not yet')}
        </Button>
      </div>
      {failure}
    </Dialog>
  );
}
