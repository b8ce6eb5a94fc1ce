import type { ReactNode } from 'react';
import { FieldContext, type FieldControl } from './field-context.ts';

interface Props {
  /** Name of the control inside; also `data-field`. */
  name: string;
  label?: ReactNode;
  /** Attributes of the control. */
  control?: FieldControl;
  className?: string | undefined;
  /** Renders the label with what belongs to it. */
  explain?: ((label: ReactNode) => ReactNode) | undefined;
  children: ReactNode;
  /** Stands behind the control. */
  error?: ReactNode;
}

/** A label and one control, which gets its id and attributes through the context. Style: field.css. */
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
