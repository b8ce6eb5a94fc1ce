import { type ComponentProps, type ReactNode, useContext, useEffect } from 'react';
import { isLoginRefused } from '../../api/field-errors.ts';
import { suggestAddress } from '../../state/page/suggest-address.ts';
import { Checkbox } from '../../ui/choices/checkbox.tsx';
import { useAddressSuggestion } from '../../ui/fields/address-suggestion.tsx';
import { PlainField } from '../../ui/fields/frame/field.tsx';
import { PasswordField, TextArea, TextField, type TextFieldProps } from '../../ui/fields/text-field.tsx';
import { useFacts } from '../../ui/use-facts.ts';
import { cabinetText } from '../../validation/messages/cabinet.ts';
import { useCabinet } from '../context/cabinet-context.ts';
import { FormContext } from './form-view.tsx';

/** Returns the value, the error and the edit function of a field of the surrounding form. */
export const useField = (name: string) => {
  const { t } = useCabinet();
  const context = useContext(FormContext);
  if (!context) throw new Error(`Field "${name}" stands outside a form.`);
  const [value, error, isShared] = useFacts(context.form.store, ({ values, errors }) => [
    values[name],
    errors[name],
    name === 'email' && isLoginRefused(errors),
  ]);
  return {
    value: value ?? '',
    error: error && !isShared ? cabinetText(error, t, name) : null,
    sharesErrorOf: isShared ? 'password' : undefined,
    idPrefix: context.idPrefix,
    edit: (value: string | boolean) => context.form.edit(name, value),
  };
};

interface FieldProps extends Pick<TextFieldProps, 'autoComplete' | 'inputMode'> {
  name: string;
  label: string;
  /** Kind of the control. A date with its time has the browser's own picker. */
  kind?: 'text' | 'email' | 'tel' | 'current-password' | 'new-password' | 'area' | 'datetime-local';
  required?: boolean;
  /** Height of an empty text area, in lines. */
  rows?: number;
}

/** Renders the input of an e-mail address. For a mistyped domain, it offers the one that was probably meant. */
function EmailInput(props: TextFieldProps) {
  const suggestion = useAddressSuggestion({ ...props, suggest: suggestAddress });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a prefilled address is checked once
  useEffect(() => {
    if (props.value) void suggestion.ask();
  }, []);
  return (
    <>
      <TextField {...props} type="email" onBlur={suggestion.ask} />
      {suggestion.button}
    </>
  );
}

interface ControlProps extends Omit<ComponentProps<typeof PlainField>, 'children'> {
  children: (value: string | boolean, edit: (value: string | boolean) => void) => ReactNode;
}

/** Renders a field of the surrounding form with a control of any kind. */
export function FormControl({ children, ...field }: ControlProps) {
  const { value, edit, ...own } = useField(field.name);
  return (
    <PlainField {...own} {...field}>
      {children(value, edit)}
    </PlainField>
  );
}

export function FormField({ kind = 'text', rows = 4, autoComplete, inputMode, ...field }: FieldProps) {
  return (
    <FormControl {...field}>
      {(value, onChange) => {
        const props = { autoComplete, inputMode, value: String(value), onChange };
        if (kind === 'area') return <TextArea {...props} rows={rows} maxRows={10} />;
        if (kind === 'email') return <EmailInput {...props} />;
        if (kind === 'current-password' || kind === 'new-password')
          return <PasswordField {...props} autoComplete={kind} />;
        return <TextField {...props} type={kind} />;
      }}
    </FormControl>
  );
}

export function FormCheckbox({ name, label }: Pick<FieldProps, 'name' | 'label'>) {
  return (
    <FormControl name={name}>
      {(value, edit) => (
        <Checkbox checked={value === true} onChange={edit}>
          {label}
        </Checkbox>
      )}
    </FormControl>
  );
}

export function NewPassword() {
  const { t } = useCabinet();
  return (
    <>
      <FormField name="new" label={t('New password')} kind="new-password" required />
      <FormField name="repeat" label={t('Repeat new password')} kind="new-password" required />
    </>
  );
}
