import {
  type ComponentProps,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { isLoginRefused } from '../../api/field-errors.ts';
import { suggestAddress } from '../../state/page/suggest-address.ts';
import { Checkbox } from '../../ui/choices/checkbox.tsx';
import { useAddressSuggestion } from '../../ui/fields/address-suggestion.tsx';
import { PlainField } from '../../ui/fields/frame/field.tsx';
import { revealFirstError } from '../../ui/fields/reveal.ts';
import { PasswordField, TextArea, TextField, type TextFieldProps } from '../../ui/fields/text-field.tsx';
import { Button } from '../../ui/look/button.tsx';
import { Notice } from '../../ui/overlays/notice.tsx';
import { useFacts } from '../../ui/use-facts.ts';
import { cabinetText } from '../../validation/messages/cabinet.ts';
import { useCabinet } from '../context/cabinet-context.ts';
import { createForm, type Form, type FormRules, type Values } from '../context/form-store.ts';

/** Creates a form for the lifetime of the component. */
export const useForm = <V extends Values, Payload>(rules: FormRules<V, Payload>): Form<V> =>
  useState(() => createForm(rules))[0];

// Provides the form to its fields, so that a page names each field once.
const FormContext = createContext<{ form: Form<Values>; idPrefix: string } | null>(null);

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
  // biome-ignore lint/correctness/useExhaustiveDependencies: an address that is there already is asked about once
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

interface Props<V extends Values> {
  form: Form<V>;
  /** `name` attribute of the form. It is also a prefix of ids, which makes them unique on a page with several forms. */
  name: string;
  submit: string;
  /** A page has one primary button. Its other forms have quiet ones. */
  isQuiet?: boolean;
  /** Another button beside that one. */
  aside?: ReactNode;
  /** Text under the button after the form has been sent. */
  done?: string;
  children: ReactNode;
}

/** Renders a form with its button and its result. After an error, the first invalid field gets the focus. */
export function FormView<V extends Values>(props: Props<V>) {
  const { form, name, submit, isQuiet, aside, done, children } = props;
  const { t } = useCabinet();
  const [{ isBusy, isDone, notice, errors }] = useFacts(form.store, (facts) => [facts]);
  const element = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves only when a submission ends
  useEffect(() => {
    if (isBusy || Object.keys(errors).length === 0) return;
    // The customer may have folded the section of the form while it was sent.
    element.current?.closest('details')?.setAttribute('open', '');
    if (element.current) revealFirstError(element.current);
  }, [isBusy]);
  // The context accepts every form, because all values are text or booleans and fields edit them by name.
  const context = { form, idPrefix: `${name}-` };
  return (
    <form
      ref={element}
      name={name}
      noValidate
      className="form"
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <FormContext value={context}>{children}</FormContext>
      {notice && <Notice kind="error">{cabinetText(notice, t)}</Notice>}
      <div className="actions">
        <Button type="submit" kind={isQuiet ? 'quiet' : 'primary'} isLoading={isBusy}>
          {submit}
        </Button>
        {aside}
        <p role="status">{isDone && done}</p>
      </div>
    </form>
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
