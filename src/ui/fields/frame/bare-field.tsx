import type { ReactNode } from 'react';
import { FieldContext, type FieldControl } from './field-context.ts';

interface Props {
  /** Name of the control inside; also `data-field`. */
  name: string;
  label?: ReactNode;
  /** Attributes of the control. */
  control?: FieldControl;
  className?: string | undefined;
  /** Adds an explanation to the label. */
  explain?: ((label: ReactNode) => ReactNode) | undefined;
  children: ReactNode;
  /** Error, rendered after the control. */
  error?: ReactNode;
}

/** Renders a label and one control. The control gets its id and attributes through the context. Style: field.css. */
export function BareField({
  name,
  label,
  control = { name, id: name },
  className = '',
  explain,
  children,
  error,
}: Props) {
  const { id } = control;
  const text = label && (
    <label id={`${id}-label`} htmlFor={id} className="label" part="label">
      {label}
    </label>
  );
  return (
    <div className={`field ${className}`} data-field={name} part="field">
      {explain ? explain(text) : text}
      <FieldContext value={control}>
        <div className="control">{children}</div>
      </FieldContext>
      {error}
    </div>
  );
}
