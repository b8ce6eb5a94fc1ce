import type { ReactNode } from 'react';
import { FieldContext } from './field-context.ts';

export interface PlainFieldProps {
  /** Name of the control inside; also `data-field`. */
  name: string;
  label?: ReactNode;
  required?: boolean | undefined;
  /** Finished text; empty or absent when the field is valid. */
  error?: string | null | undefined;
  /** Puts an explanation around the label; `id` is for its text. */
  explain?: ((label: ReactNode, id: string) => ReactNode) | undefined;
  /** Keeps ids apart where one root holds two forms. */
  idPrefix?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Label, one control and its error: a bubble beside it on wide screens, a line below it on phones (the style
 * decides, at 768 px). The control inside finds its id and aria attributes through the context. Style: field.css.
 */
export function PlainField(props: PlainFieldProps) {
  const { name, label, error, explain, idPrefix = '', className = '', children } = props;
  const id = idPrefix + name;
  const isRequired = Boolean(props.required);
  const text = label && (
    <label id={`${id}-label`} htmlFor={id} className="label" part="label">
      {label}
      {isRequired && (
        <span className="star" aria-hidden="true">
          {' *'}
        </span>
      )}
    </label>
  );
  return (
    <div className={`field ${className}`} data-field={name} part="field">
      {explain ? explain(text, `${id}-hint`) : text}
      <FieldContext value={{ name, id, isRequired, hasError: Boolean(error), hasHint: Boolean(explain) }}>
        <div className="control">{children}</div>
      </FieldContext>
      {error && (
        <div id={`${id}-error`} className="error" data-error-for={name} part="error">
          {error}
        </div>
      )}
    </div>
  );
}
