interface Props {
  /** Id of the bubble with the explanation. */
  id: string;
  /** What it explains, where no label beside it says so. */
  label?: string | undefined;
  /** Leaves Tab to the control beside it, which opens the same bubble. */
  isSkipped?: boolean | undefined;
}

/** The question mark in a Tooltip: tells that there is an explanation, and takes the tap that opens it. Style: tooltip.css. */
export const HintMark = ({ id, label = 'Hint', isSkipped }: Props) => (
  <button
    type="button"
    className="hint-mark"
    tabIndex={isSkipped ? -1 : undefined}
    aria-label={label}
    aria-describedby={id}
    part="hint-mark"
  >
    ?
  </button>
);
