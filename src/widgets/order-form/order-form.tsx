import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { isFieldOf } from '../../order/vocabulary/map-fields.ts';
import type { OrderForm as OrderFormState } from '../../state/create-order-form.ts';
import type { Options, WidgetContext } from '../../state/page/context.ts';
import { revealFirstError } from '../../ui/look/reveal.ts';
import { Surface } from '../../ui/look/surface.tsx';
import { useFacts } from '../../ui/use-facts.ts';
import { useTranslator } from '../../ui/use-translator.ts';
import { arrangementOf } from './arrangement.ts';
import { type PlainForm, type Scope, ScopeContext } from './shared/scope.ts';
import { useSteps } from './use-steps.ts';

interface Props {
  form: OrderFormState;
  context: WidgetContext;
  options: Options;
  /** Number of the parts to render while the widget is still invisible. By default, all are rendered. */
  shown?: number;
  plain?: PlainForm;
}

/** Validates a field when it loses the focus: a field of the order, the registration or the login. */
const leaveField = ({ store, leave, leavePerson }: OrderFormState, target: Element) => {
  const name = target.getAttribute('name') ?? '';
  const group = target.closest<HTMLElement>('[data-form]')?.dataset.form;
  if (group === 'registration' || group === 'login') leavePerson(group, name);
  else if (isFieldOf(store.draft, name)) leave(name);
};

/**
 * Renders the order form in two steps. All typed values are in the store, so that they survive when a component is
 * removed.
 */
export function OrderForm({ form, context, options, shown = Infinity, plain }: Props) {
  const t = useTranslator();
  const { template, theme } = options;
  const [isChecking] = useFacts(form.store, ({ submission }) => [submission.state === 'checking']);
  const arrangement = arrangementOf(template);
  const { root, heading, shownStep: step } = useSteps(form, context, shown === Infinity);
  const edited = useRef(new WeakSet<EventTarget>());
  const [attempts, setAttempts] = useState(0);
  const hasTried = attempts > 0;
  const scope = useMemo(() => {
    const textOf: Scope['textOf'] = (message, field) =>
      message && arrangement.messageText(message, t, template, field);
    return { form, context, options, hasTried, plain, textOf };
  }, [form, context, options, arrangement, hasTried, plain, template, t]);
  // Runs in an effect, because the errors must be rendered first.
  useLayoutEffect(() => {
    if (attempts && root.current) revealFirstError(root.current);
  }, [attempts, root]);
  const submit = async () => {
    arrangement.beforeSubmit?.(form);
    await (form.store.activeStep === 1 ? form.checkout() : form.proceed());
    arrangement.afterSubmit?.(form);
    setAttempts((count) => count + 1);
  };
  return (
    <ScopeContext value={scope}>
      <Surface theme={theme} className={`order-form ${template}`}>
        <form
          ref={root}
          name="order"
          noValidate
          action={plain?.action}
          onInput={({ target }) => edited.current.add(target)}
          onBlurCapture={({ target }) => edited.current.has(target) && leaveField(form, target)}
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          {plain?.content}
          <arrangement.Steps step={step} heading={heading} shown={shown} isBusy={isChecking} />
        </form>
      </Surface>
    </ScopeContext>
  );
}
