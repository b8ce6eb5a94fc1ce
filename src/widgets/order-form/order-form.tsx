import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { isFieldOf } from '../../order/vocabulary/map-fields.ts';
import type { OrderForm as OrderFormState } from '../../state/create-order-form.ts';
import type { Options, WidgetContext } from '../../state/page/context.ts';
import { Surface } from '../../ui/look/surface.tsx';
import { useFacts } from '../../ui/use-facts.ts';
import { useTranslator } from '../../ui/use-translator.ts';
import type { Arrangements } from './arrangement.ts';
import { Reload } from './first/reload.tsx';
import { type PlainForm, type Scope, ScopeContext } from './shared/scope.ts';
import { useArrangement } from './use-arrangement.ts';
import { useSteps } from './use-steps.ts';

interface Props extends Arrangements {
  form: OrderFormState;
  context: WidgetContext;
  options: Options;
  /** Renders the form without the fields of the paper, while the widget is still invisible. */
  isPart?: boolean | undefined;
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
export function OrderForm({ form, context, options, isPart, plain, ...arrangements }: Props) {
  const t = useTranslator();
  const { template, theme } = options;
  const [activeStep, isValidating] = useFacts(form.store, (facts) => [facts.activeStep, facts.isValidating]);
  const { arrangement, deferred, hasFailed, load } = useArrangement(form, context, {
    ...arrangements,
    isCheckout: template === 'm3_d1',
  });
  const { root, heading, shownStep: step } = useSteps(form, context, deferred);
  const edited = useRef(new WeakSet<EventTarget>());
  const [attempts, setAttempts] = useState(0);
  const hasTried = attempts > 0;
  const scope = useMemo(() => {
    const textOf: Scope['textOf'] = (message, field) =>
      message && (deferred?.messageText(message, t, template, field) ?? t('Please check this field'));
    return { form, context, options, deferred, hasTried, plain, textOf };
  }, [form, context, options, deferred, hasTried, plain, template, t]);
  // Runs in an effect, because the errors must be rendered first.
  useLayoutEffect(() => {
    if (attempts && root.current) deferred?.revealFirstError(root.current);
  }, [attempts, root, deferred]);
  const submit = async () => {
    arrangement?.beforeSubmit?.(form);
    await Promise.all([load(), form.store.activeStep === 1 ? form.checkout() : form.proceed()]);
    arrangement?.afterSubmit?.(form);
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
          onFocusCapture={load}
          onInput={({ target }) => edited.current.add(target)}
          onBlurCapture={({ target }) => edited.current.has(target) && leaveField(form, target)}
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          {plain?.content}
          {arrangement ? (
            <arrangement.Steps
              step={step}
              heading={heading}
              isPart={isPart}
              isBusy={isValidating || (activeStep === 2 && !deferred && !hasFailed)}
              onReload={hasFailed && load}
            />
          ) : (
            hasFailed && <Reload onReload={load} />
          )}
        </form>
      </Surface>
    </ScopeContext>
  );
}
