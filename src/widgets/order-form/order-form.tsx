import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { isFieldOf } from '../../order/vocabulary/map-fields.ts';
import type { OrderForm as OrderFormState } from '../../state/create-order-form.ts';
import type { Options, WidgetContext } from '../../state/page/context.ts';
import { Surface } from '../../ui/look/surface.tsx';
import { useFacts } from '../../ui/use-facts.ts';
import { StepOne } from './first/step-one.tsx';
import { type Scope, ScopeContext } from './shared/scope.ts';
import { useDeferred } from './use-deferred.ts';
import { useSteps } from './use-steps.ts';

interface Props {
  form: OrderFormState;
  context: WidgetContext;
  options: Options;
  /** Renders the form without the fields of the paper, while the widget is still invisible. */
  isPart?: boolean | undefined;
}

const titles = ['Order Now', 'Check Your Order'];
const fallback = 'Please check this field';

/** Validates an edited field when it loses the focus, in the order's fields, the registration or the login. */
const leaveField = ({ store, leave, leavePerson }: OrderFormState, target: Element) => {
  const name = target.getAttribute('name') ?? '';
  const group = target.closest<HTMLElement>('[data-form]')?.dataset.form;
  if (group === 'registration' || group === 'login') leavePerson(group, name);
  else if (isFieldOf(store.draft, name)) leave(name);
};

/** The order form in two steps. All typed values are in the store, so they survive when components are removed. */
export function OrderForm({ form, context, options, isPart }: Props) {
  const { template, theme } = options;
  const [activeStep, isValidating] = useFacts(form.store, (facts) => [facts.activeStep, facts.isValidating]);
  const { deferred, hasFailed, load } = useDeferred(form, context);
  const { root, heading, shownStep: step } = useSteps(form, context.host, deferred);
  const priceBox = useRef<HTMLDivElement>(null);
  const edited = useRef(new WeakSet<EventTarget>());
  const [attempts, setAttempts] = useState(0);
  const hasTried = attempts > 0;
  const scope = useMemo(() => {
    const textOf: Scope['textOf'] = (error) =>
      error && (deferred?.orderFormText(error, template) ?? fallback);
    return { form, context, options, deferred, hasTried, textOf };
  }, [form, context, options, deferred, hasTried, template]);
  // In an effect, because the errors must have been rendered.
  useLayoutEffect(() => {
    if (attempts && root.current) deferred?.revealFirstError(root.current);
  }, [attempts, root, deferred]);
  const submit = async () => {
    await Promise.all([load(), form.store.activeStep === 1 ? form.checkout() : form.proceed()]);
    setAttempts((count) => count + 1);
  };
  return (
    <ScopeContext value={scope}>
      <Surface theme={theme} className={`order-form ${template}`}>
        <form
          ref={root}
          name="order"
          noValidate
          onFocusCapture={load}
          onInput={({ target }) => edited.current.add(target)}
          onBlurCapture={({ target }) => edited.current.has(target) && leaveField(form, target)}
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <header className="head">
            <h2 ref={heading} tabIndex={-1}>
              {titles[step - 1]}
            </h2>
            <span>Step {step} of 2</span>
          </header>
          {deferred && step === 1 && <deferred.FormStart />}
          {step === 2 && deferred ? (
            <deferred.StepTwo />
          ) : (
            <StepOne
              isPart={isPart}
              priceBox={priceBox}
              onReload={hasFailed && load}
              isBusy={isValidating || (activeStep === 2 && !hasFailed)}
            />
          )}
          {deferred && template !== 'm2_d1' && step === 1 && <deferred.FloatingPrice beside={priceBox} />}
        </form>
      </Surface>
    </ScopeContext>
  );
}
