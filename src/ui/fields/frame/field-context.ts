import { createContext, useContext } from 'react';

/** Attributes that a Field gives to the control inside it. */
export interface FieldControl {
  name: string;
  id: string;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
  'aria-required'?: true | undefined;
}

export const FieldContext = createContext<FieldControl | null>(null);

/** Returns the attributes that connect a control to its Field. Outside a Field, the control's name is also its id. */
export const useFieldControl = (name = '') => ({ id: name, name, ...useContext(FieldContext) });

/** Returns the attributes of a group of radios. A label cannot reference a group, so the group references its label. */
export const useFieldGroup = (name?: string) => {
  const { 'aria-invalid': _, name: group, ...rest } = useFieldControl(name);
  return { group, rest: { ...rest, 'aria-labelledby': `${rest.id}-label` } };
};
