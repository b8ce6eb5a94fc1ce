import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { normalizePhone } from '../../order/phone.ts';
import { Checkbox } from '../../ui/choices/checkbox.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { useFieldControl } from '../../ui/fields/field-context.ts';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField, type TextFieldProps } from '../../ui/fields/text-field.tsx';
import { Button } from '../../ui/look/button.tsx';
import { Notice } from '../../ui/overlays/notice.tsx';
import { messageText } from '../../validation/messages.ts';
import type { Values } from '../context/drafts.ts';
import { createForm, type Form, type FormRules } from '../context/form-store.ts';

/** A form that lives as long as the component that shows it. */
export const useForm = <V extends Values, Payload>(rules: FormRules<V, Payload>): Form<V> =>
  useState(() => createForm(rules))[0];

// Fields look their form up here, so that a page names each field once.
const FormContext = createContext<{ form: Form<Values>; idPrefix: string } | null>(null);

/** The value, error and editing of one field of the form around it. */
export const useField = (name: string) => {
  const context = useContext(FormContext);
  if (!context) throw new Error(`Field "${name}" stands outside a form.`);
  const { values, errors } = useSnapshot(context.form.store, { sync: true });
  const error = errors[name];
  return {
    value: values[name] ?? '',
    error: error ? messageText(error) : null,
    idPrefix: context.idPrefix,
    edit: (value: string | boolean) => context.form.edit(name, value),
  };
};

interface FieldProps extends Pick<TextFieldProps, 'autoComplete' | 'maxLength'> {
  name: string;
  label: string;
  kind?: 'text' | 'email' | 'tel' | 'password' | 'area' | 'moment';
  required?: boolean;
  hint?: string;
  /** Of an area, when empty. */
  rows?: number;
}

const lines = ['text', 'email', 'tel'] as const;
const isLine = (kind: string): kind is (typeof lines)[number] => lines.some((line) => line === kind);

/** Day and time by the browser's own picker. */
function MomentField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <input
      {...useFieldControl()}
      type="datetime-local"
      className="box"
      value={value}
      onInput={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** One labelled line (or, as `area`, several) of the form around it. */
export function FormField({ name, label, kind = 'text', required, hint, rows = 4, ...rest }: FieldProps) {
  const { value, error, idPrefix, edit } = useField(name);
  const props = { ...rest, value: String(value), onChange: edit };
  return (
    <Field name={name} label={label} required={required} error={error} hint={hint} idPrefix={idPrefix}>
      {kind === 'password' && <PasswordField {...props} />}
      {kind === 'area' && <TextArea value={String(value)} onChange={edit} rows={rows} maxRows={10} />}
      {kind === 'moment' && <MomentField value={String(value)} onChange={edit} />}
      {isLine(kind) && (
        <TextField {...props} type={kind} filter={kind === 'tel' ? normalizePhone : undefined} />
      )}
    </Field>
  );
}

export function FormCheckbox({ name, label }: Pick<FieldProps, 'name' | 'label'>) {
  const { value, error, idPrefix, edit } = useField(name);
  return (
    <Field name={name} error={error} idPrefix={idPrefix}>
      <Checkbox checked={value === true} onChange={edit}>
        {label}
      </Checkbox>
    </Field>
  );
}

interface Props<V extends Values> {
  form: Form<V>;
  /** The form's name in markup; it also keeps ids apart on a page with several. */
  name: string;
  submit: string;
  /** Said under the button once the form has been sent. */
  done?: string;
  children: ReactNode;
}

/** A form with its button and what came of it; a refused one moves focus to its first wrong field. */
export function FormView<V extends Values>({ form, name, submit, done, children }: Props<V>) {
  const { isBusy, isDone, notice, errors } = useSnapshot(form.store);
  const element = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end of a sending is the moment to look
  useEffect(() => {
    if (!isBusy && Object.keys(errors).length > 0)
      element.current
        ?.querySelector<HTMLElement>(':is(input, textarea)[aria-invalid], [aria-invalid] input')
        ?.focus();
  }, [isBusy]);
  // Every value is text or a switch, whatever the form's own names for them.
  const context = { form: form as Form<never> as Form<Values>, idPrefix: `${name}-` };
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
      {notice && <Notice kind="error">{messageText(notice)}</Notice>}
      <div className="actions">
        <Button type="submit" isLoading={isBusy}>
          {submit}
        </Button>
        <p role="status">{isDone && done}</p>
      </div>
    </form>
  );
}
