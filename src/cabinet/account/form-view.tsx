import { createContext, type ReactNode, useEffect, useRef, useState } from 'react';
import { revealFirstError } from '../../ui/fields/reveal.ts';
import { Button } from '../../ui/look/button.tsx';
import { Notice } from '../../ui/overlays/notice.tsx';
import { useFacts } from '../../ui/use-facts.ts';
import { cabinetText } from '../../validation/messages/cabinet.ts';
import { useCabinet } from '../context/cabinet-context.ts';
import { createForm, type Form, type FormRules, type FormValues } from '../context/form-store.ts';

/** Creates a form for the lifetime of the component. */
export const useForm = <V extends FormValues, Payload>(rules: FormRules<V, Payload>): Form<V> => {
  const [form] = useState(() => createForm(rules));
  return form;
};

// Provides the form to its fields, so that a page names each field once.
export const FormContext = createContext<{ form: Form<FormValues>; idPrefix: string } | null>(null);

interface Props<V extends FormValues> {
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
export function FormView<V extends FormValues>(props: Props<V>) {
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
