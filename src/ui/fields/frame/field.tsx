import type { ReactNode } from 'react';
import { Tooltip } from '../../overlays/tooltip.tsx';
import { useTranslator } from '../../use-translator.tsx';
import { BareField } from './bare-field.tsx';

interface HintMarkProps {
  /** Id of the tooltip with the explanation. */
  id: string;
  /** Accessible name of the mark. Needed if no label beside the mark names the field. */
  label?: string | undefined;
  /** Removes the mark from the tab order, because the control beside it opens the same tooltip. */
  isSkipped?: boolean | undefined;
}

/**
 * Renders a question mark that shows that a field has an explanation. A tap on it opens the tooltip. Style:
 * tooltip.css.
 */
export function HintMark({ id, label, isSkipped }: HintMarkProps) {
  const t = useTranslator();
  return (
    <button
      type="button"
      className="hint-mark"
      tabIndex={isSkipped ? -1 : undefined}
      aria-label={label ?? t('Hint')}
      aria-describedby={id}
      part="hint-mark"
    >
      ?
    </button>
  );
}

interface PlainFieldProps {
  /** Name of the control inside; also `data-field`. */
  name: string;
  label?: ReactNode;
  required?: boolean | undefined;
  isGroup?: boolean | undefined;
  /** Text of the error, optionally with a link or button. Empty or absent if the field is valid. */
  error?: ReactNode;
  /**
   * Name of another field whose error concerns this one too, so that it is marked and described by that error. A refused login
   * has its error at the password, because the address is more often right.
   */
  sharesErrorOf?: string | undefined;
  /** Prefix that makes ids unique if one shadow root has two forms. */
  idPrefix?: string | undefined;
  className?: string | undefined;
  /** Adds an explanation to the label. `id` is the id that the explanation must have. */
  explain?: ((label: ReactNode, id: string) => ReactNode) | undefined;
  children: ReactNode;
}

/** Renders a label and one control, and below it the error. Style: field.css, field-error.css. */
export function PlainField({
  name,
  label,
  required,
  error,
  sharesErrorOf,
  idPrefix = '',
  explain,
  ...rest
}: PlainFieldProps) {
  const id = idPrefix + name;
  const wrong = sharesErrorOf ?? (error && name);
  const control = {
    name,
    id,
    'aria-describedby':
      `${wrong ? `${idPrefix}${wrong}-error ` : ''}${explain ? `${id}-hint` : ''}` || undefined,
    'aria-invalid': wrong ? (true as const) : undefined,
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

interface Props extends Omit<PlainFieldProps, 'explain'> {
  /** Explanation of the field. It opens on hover or keyboard focus on wide screens, and by a tap on phones. */
  hint?: string | undefined;
}

/**
 * Renders a PlainField with an optional explanation, which keyboard users open at the question mark. Style: field.css,
 * tooltip.css.
 */
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
