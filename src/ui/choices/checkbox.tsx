import type { ReactNode } from 'react';
import { useFieldControl } from '../fields/frame/bare-field.tsx';

interface Props {
  name?: string | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean | undefined;
  /** Label of the checkbox. It may contain links. */
  children: ReactNode;
}

/** Renders a checkbox with its label. Style: checkbox.css. */
export function Checkbox({ name, checked, onChange, disabled, children }: Props) {
  return (
    <label className="check" part="checkbox">
      <input
        {...useFieldControl(name)}
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
