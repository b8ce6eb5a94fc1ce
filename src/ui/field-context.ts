import { createContext, useContext } from 'react';

/** What a Field tells the control inside it. */
export interface FieldControl {
  name: string;
  id: string;
  isRequired: boolean;
  hasError: boolean;
  hasHint: boolean;
}

export const FieldContext = createContext<FieldControl | null>(null);

/** Attributes that tie a control to its Field; outside a Field the control's own name makes its id. */
export const useFieldControl = (name = '') => {
  const field = useContext(FieldContext);
  if (!field) return { name, id: name };
  const { id, hasError, hasHint } = field;
  const described = [hasError && `${id}-error`, hasHint && `${id}-hint`].filter(Boolean).join(' ');
  return {
    name: name || field.name,
    id,
    ...(described && { 'aria-describedby': described }),
    ...(hasError && { 'aria-invalid': true }),
    ...(field.isRequired && { 'aria-required': true }),
  };
};

/** For groups (radios, files): a label element cannot point at them, so they point at it. */
export const useFieldGroup = (name = '') => {
  const { id, ...control } = useFieldControl(name);
  return { ...control, id, 'aria-labelledby': `${id}-label` };
};
