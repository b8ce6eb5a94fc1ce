import { createContext, useContext } from 'react';

/** What a Field tells the control inside it: attributes to spread. */
export interface FieldControl {
  name: string;
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export const FieldContext = createContext<FieldControl | null>(null);

/** Attributes that tie a control to its Field; outside a Field the control's own name makes its id. */
export const useFieldControl = (name = '') => ({ id: name, name, ...useContext(FieldContext) });

/** For groups (radios): a label element cannot point at them, so they point at it. */
export const useFieldGroup = (name?: string) => {
  const { 'aria-invalid': _, name: group, ...rest } = useFieldControl(name);
  return { group, rest: { ...rest, 'aria-labelledby': `${rest.id}-label` } };
};
