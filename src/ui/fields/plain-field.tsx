import type { ReactNode } from 'react';
import { FieldContext } from './field-context.ts';

export interface PlainFieldProps {
  /** Name of the control inside; also `data-field`. */
  name: string;
  label?: ReactNode;
  required?: boolean | undefined;
  /** Finished text, perhaps with a way on; empty or absent when the field is valid. */
  error?: ReactNode;
  /** Keeps ids apart where one root holds two forms. */
  idPrefix?: string | undefined;
  className?: string | undefined;
  /** Puts an explanation beside the label; `id` is what describes the control. */
  explain?: ((label: ReactNode, id: string) => ReactNode) | undefined;
  children: ReactNode;
}

/**
 * Label, one control and its error: a bubble beside it on wide screens, a line below it on phones (the style
 * decides, at 768 px). The control inside finds its id and aria attributes through the context. Style: field.css.
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
