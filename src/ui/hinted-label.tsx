import type { ReactNode } from 'react';
import { Tooltip } from './tooltip.tsx';

interface Props {
  id: string;
  label: ReactNode;
  hint: string;
}

/** A label with an explanation. The question mark is what keyboards and screen readers reach. */
export function HintedLabel({ id, label, hint }: Props) {
  return (
    <Tooltip id={id} text={hint} delay={300} isToggledByTap>
      {label}
      <button type="button" className="hint-mark" aria-describedby={id} part="hint-mark">
        <span aria-hidden="true">?</span>
        <span className="quiet-text">Hint</span>
      </button>
    </Tooltip>
  );
}
