import { Tooltip } from '../overlays/tooltip.tsx';
import { HintMark } from './hint-mark.tsx';
import { PlainField, type PlainFieldProps } from './plain-field.tsx';

interface Props extends Omit<PlainFieldProps, 'explain'> {
  /** Explanation behind the label: hover or keyboard focus on wide screens, a tap on phones. */
  hint?: string | undefined;
}

/** A PlainField that may explain itself; the question mark is what keyboards reach. Style: tooltip.css too. */
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
