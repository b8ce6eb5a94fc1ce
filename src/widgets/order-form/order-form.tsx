import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { isFieldOf } from '../../order/vocabulary/map-fields.ts';
import type { OrderFormState } from '../../state/create-order-form.ts';
import { recordStepsInHistory } from '../../state/order-form/step-history.ts';
import type { OptionValues, WidgetContext } from '../../state/page/context.ts';
import { revealField, useReveal } from '../../ui/fields/reveal.ts';
import { Surface } from '../../ui/look/surface.tsx';
import { useFacts } from '../../ui/use-facts.ts';
import { useTranslator } from '../../ui/use-translator.tsx';
import { arrangementOf } from './arrangement.tsx';
import { unfoldFields } from './shared/folded.tsx';
import { type FormScope, type PlainForm, ScopeContext } from './shared/scope.ts';

interface Props {
  form: OrderFormState;
  context: WidgetContext;
  options: OptionValues;
  /** Number of the parts to render while the widget is still invisible. By default, all are rendered. */
  shown?: number;
  plain?: PlainForm;
}

/** Checks a field when it loses the focus: a field of the order, the registration or the login. */
const leaveField = ({ store, checkField, checkPersonField }: OrderFormState, target: Element) => {
  const name = target.getAttribute('name') ?? '';
  const group = target.closest<HTMLElement>('[data-form]')?.dataset.form;
  if (group === 'registration' || group === 'login') checkPersonField(group, name);
  else if (isFieldOf(store.draft, name)) checkField(name);
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
  const { root, heading, shownStep: step } = useSteps(form, context, { isShown: shown === Infinity });
  const edited = useRef(new WeakSet<EventTarget>());
  const [revealErrors, submissions] = useReveal(root);
  const hasSubmitted = submissions > 0;
  const scope = useMemo(() => {
    const textOf: FormScope['textOf'] = (message, field) =>
      message && arrangement.messageText(message, t, { template, field });
    const jumpTo = (field: string) => {
      unfoldFields(form.store, [field]);
      form.jumpTo(field);
    };
    return { form: { ...form, jumpTo }, context, options, hasSubmitted, plain, textOf };
  }, [form, context, options, arrangement, hasSubmitted, plain, template, t]);
  const submitForm = async () => {
    arrangement.beforeSubmit?.(form);
    await (form.store.activeStep === 1 ? form.checkout() : form.proceed());
    const { identity, activeTab, errors } = form.session.store;
    unfoldFields(form.store, Object.keys({ ...form.store.errors, ...(!identity && errors[activeTab]) }));
    revealErrors();
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
            submitForm();
          }}
        >
          {plain?.content}
          <arrangement.Steps step={step} heading={heading} shown={shown} isBusy={isChecking} />
        </form>
      </Surface>
    </ScopeContext>
  );
}

/**
 * Keeps the focused field in sight with its label, also above a phone's keyboard. Browsers keep only the line with the cursor.
 */
const useFocusInSight = (form: RefObject<HTMLFormElement | null>) =>
  useEffect(() => {
    const view = globalThis.visualViewport;
    const { current } = form;
    let hasKeyboard = false;
    const reveal = () => {
      // A zoomed page also shows a smaller part, but no keyboard is open.
      if (!view || view.scale > 1.01) return;
      // A checkbox that a mouse presses has no visible focus. If it moved before the button is released, it would not be checked.
      const field = current?.querySelector<HTMLElement>(':focus-visible:is(input, textarea)');
      field?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const hadKeyboard = hasKeyboard;
      hasKeyboard = view.height < innerHeight - 100;
      // Android's Back closes the keyboard and keeps the focus, which would keep the order bar away. The search of a list keeps the
      // focus, because the list would close without it.
      if (hadKeyboard && !hasKeyboard && !field?.matches('[role=combobox]')) field?.blur();
    };
    current?.addEventListener('focusin', reveal);
    view?.addEventListener('resize', reveal);
    return () => {
      current?.removeEventListener('focusin', reveal);
      view?.removeEventListener('resize', reveal);
    };
  }, [form]);

/**
 * Scrolls to the top of the form when a step opens, or to the field that `focusRequest` names, and moves the focus
 * there. A form that is restored in step two opens it, too. Step two gets a history entry of its own.
 */
const useSteps = (
  form: OrderFormState,
  { host, nth }: Pick<WidgetContext, 'host' | 'nth'>,
  { isShown }: { isShown: boolean },
) => {
  useEffect(() => recordStepsInHistory(form, nth), [form, nth]);
  const [shownStep, focusRequest] = useFacts(form.store, (facts) => [facts.activeStep, facts.focusRequest]);
  const root = useRef<HTMLFormElement>(null);
  useFocusInSight(root);
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef<{ shownStep: 1 | 2; focusRequest: typeof focusRequest }>({
    shownStep: 1,
    focusRequest,
  });
  useLayoutEffect(() => {
    if (!isShown) return;
    const { current: before } = last;
    last.current = { shownStep, focusRequest };
    const isFocusRequested = focusRequest && focusRequest !== before.focusRequest;
    if (isFocusRequested && root.current && revealField(root.current, focusRequest.field)) return;
    if (shownStep === before.shownStep) return;
    // Scrolls at once, because a moving step could not be tapped.
    host.scrollIntoView({ block: 'start', behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [shownStep, focusRequest, host, isShown]);
  return { root, heading, shownStep };
};
