import type { ReactNode } from 'react';
import { BareField } from './bare-field.tsx';

export interface PlainFieldProps {
  /** Name of the control inside; also `data-field`. */
  name: string;
  label?: ReactNode;
  required?: boolean | undefined;
  /** Text of the error, optionally with a link or button. Empty or absent if the field is valid. */
  error?: ReactNode;
  /** Prefix that makes ids unique if one shadow root has two forms. */
  idPrefix?: string | undefined;
  className?: string | undefined;
  /** Adds an explanation to the label. `id` is the id that the explanation must have. */
  explain?: ((label: ReactNode, id: string) => ReactNode) | undefined;
  children: ReactNode;
}

/**
 * Renders a label, one control and its error. The error is beside the control on wide screens and below it on phones.
 * Style: field.css, field-error.css.
 */
export function PlainField({
  name,
  label,
  required,
  error,
  idPrefix = '',
  explain,
  ...rest
}: PlainFieldProps) {
  const id = idPrefix + name;
  const control = {
    name,
    id,
    'aria-describedby': `${error ? `${id}-error ` : ''}${explain ? `${id}-hint` : ''}` || undefined,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-required': required || undefined,
  };
  return (
    <BareField
      {...rest}
      name={name}
      label={
        label && required ? (
          <>
            {label}
            <span aria-hidden="true"> *</span>
          </>
        ) : (
          label
        )
      }
      control={control}
      explain={explain && ((own) => explain(own, `${id}-hint`))}
      error={
        error && (
          <div id={`${id}-error`} className="field-error" data-error-for={name} part="error">
            {error}
          </div>
        )
      }
    />
  );
}
