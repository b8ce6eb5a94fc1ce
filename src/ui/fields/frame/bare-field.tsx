import { createContext, type ReactNode, useContext } from 'react';

/** Attributes that a Field gives to the control inside it. */
interface FieldControl {
  name: string;
  id: string;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
  'aria-required'?: true | undefined;
}

const FieldContext = createContext<FieldControl | null>(null);

/** Returns the attributes that connect a control to its Field. Outside a Field, the control's name is also its id. */
export const useFieldControl = (name = '') => ({ id: name, name, ...useContext(FieldContext) });

/** Returns the attributes of a group of radios. The group references the name of its field, which has `isGroup`. */
export const useFieldGroup = (name?: string) => {
  const { name: group, ...rest } = useFieldControl(name);
  return { group, rest: { ...rest, 'aria-labelledby': `${rest.id}-label` } };
};

interface Props {
  /** Name of the control inside; also `data-field`. */
  name: string;
  label?: ReactNode;
  /** True if the control is a group of radios, which a label cannot reference: the group references its name. */
  isGroup?: boolean | undefined;
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
  isGroup,
  control = { name, id: name },
  className = '',
  explain,
  children,
  error,
}: Props) {
  const { id } = control;
  const text = isGroup ? (
    <span id={`${id}-label`} className="label" part="label">
      {label}
    </span>
  ) : (
    <label id={`${id}-label`} htmlFor={id} className="label" part="label">
      {label}
    </label>
  );
  return (
    <div className={`field ${className}`} data-field={name} part="field">
      {label && (explain ? explain(text) : text)}
      <FieldContext value={control}>
        <div className="control">{children}</div>
      </FieldContext>
      {error}
    </div>
  );
}
