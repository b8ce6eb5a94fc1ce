import { Tooltip } from '../../overlays/tooltip.tsx';
import { HintMark } from './hint-mark.tsx';
import { PlainField, type PlainFieldProps } from './plain-field.tsx';

interface Props extends Omit<PlainFieldProps, 'explain'> {
  /** Explanation of the field. It opens on hover or keyboard focus on wide screens, and by a tap on phones. */
  hint?: string | undefined;
}

/**
 * Renders a PlainField with an optional explanation, which keyboard users open at the question mark. Style: field.css,
 * tooltip.css.
 */
export function Field({ hint, ...field }: Props) {
  if (!hint) return <PlainField {...field} />;
  return (
    <PlainField
      {...field}
      explain={(label, id) => (
        <Tooltip id={id} text={hint} delay={300} toggledBy="*">
          {label}
          <HintMark id={id} />
        </Tooltip>
      )}
    />
  );
}
