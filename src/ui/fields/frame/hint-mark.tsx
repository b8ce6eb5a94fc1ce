import { useTranslator } from '../../use-translator.ts';

interface Props {
  /** Id of the tooltip with the explanation. */
  id: string;
  /** Accessible name of the mark. Needed if no label beside the mark names the field. */
  label?: string | undefined;
  /** Removes the mark from the tab order, because the control beside it opens the same tooltip. */
  isSkipped?: boolean | undefined;
}

/**
 * Renders a question mark that shows that a field has an explanation. A tap on it opens the tooltip. Style:
 * tooltip.css.
 */
export function HintMark({ id, label, isSkipped }: Props) {
  const t = useTranslator();
  return (
    <button
      type="button"
      className="hint-mark"
      tabIndex={isSkipped ? -1 : undefined}
      aria-label={label ?? t('Hint')}
      aria-describedby={id}
      part="hint-mark"
    >
      ?
    </button>
  );
}
