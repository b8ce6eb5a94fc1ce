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
  explain = (own) => own,
  children,
  error,
}: Props) {
  const { id } = control;
  return (
    <div className={`field ${className}`} data-field={name} part="field">
      {explain(
        label && (
          <label id={`${id}-label`} htmlFor={id} className="label" part="label">
            {label}
          </label>
        ),
      )}
      <FieldContext value={control}>
        <div className="control">{children}</div>
      </FieldContext>
      {error}
    </div>
  );
}
