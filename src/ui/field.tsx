import { HintedLabel } from './hinted-label.tsx';
import { PlainField, type PlainFieldProps } from './plain-field.tsx';

interface Props extends Omit<PlainFieldProps, 'explain'> {
  /** Explanation behind the label: hover or keyboard focus on wide screens, a tap on phones. */
  hint?: string | undefined;
}

/** A PlainField whose label can explain itself. Widgets that explain nothing take PlainField: it is smaller. */
export function Field({ hint, ...rest }: Props) {
  return (
    <PlainField
      {...rest}
      explain={hint ? (label, id) => <HintedLabel id={id} label={label} hint={hint} /> : undefined}
    />
  );
}
