import type { ReactNode } from 'react';
import { FieldContext } from './field-context.ts';

export interface PlainFieldProps {
  /** Name of the control inside; also `data-field`. */
  name: string;
  label?: ReactNode;
  required?: boolean | undefined;
  /** The text of the error, optionally with a link or button. Empty or absent if the field is valid. */
  error?: ReactNode;
  /** Makes ids unique if one root has two forms. */
  idPrefix?: string | undefined;
  className?: string | undefined;
  /** Renders the label with an explanation. `id` is the id of the explanation. */
  explain?: ((label: ReactNode, id: string) => ReactNode) | undefined;
  children: ReactNode;
}

/**
 * A label, one control and its error. The error is beside the control on wide screens and below it on phones. The control
 * gets its id and ARIA attributes through the context. Style: field.css, field-error.css.
 */
export function PlainField(props: PlainFieldProps) {
  const { name, required, error, idPrefix = '', className = '', explain, children } = props;
  const id = idPrefix + name;
  const label = props.label && (
    <label id={`${id}-label`} htmlFor={id} className="label" part="label">
      {props.label}
      {required && <span aria-hidden="true"> *</span>}
    </label>
  );
  const control = {
    name,
    id,
    'aria-describedby': `${error ? `${id}-error ` : ''}${explain ? `${id}-hint` : ''}` || undefined,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-required': required || undefined,
  };
  return (
    <div className={`field ${className}`} data-field={name} part="field">
      {explain ? explain(label, `${id}-hint`) : label}
      <FieldContext value={control}>
        <div className="control">{children}</div>
      </FieldContext>
      {error && (
        <div id={`${id}-error`} className="field-error" data-error-for={name} part="error">
          {error}
        </div>
      )}
    </div>
  );
}
