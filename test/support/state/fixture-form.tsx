import * as calls from '../../../src/api/calls.ts';
import { createTranslator } from '../../../src/languages/translator.ts';
import { createOrderForm } from '../../../src/state/create-order-form.ts';
import { inLanguage } from '../../../src/ui/use-translator.tsx';
import { arrangementOf } from '../../../src/widgets/order-form/arrangement.tsx';
import { OrderForm } from '../../../src/widgets/order-form/order-form.tsx';
import { act } from '../components/act.ts';
import { fire, render, type } from '../components/render.tsx';
import { stopAfter } from '../runner/suite/stop-after.mjs';
import { until as untilWithTurns } from '../until.ts';
import { type Answers, fixtureContext, offline, ok, priced, type Scenario } from './fixture-context.ts';

const neverResolves = () => new Promise<never>(() => {});
/**
 * Default answers: calls without an answer of the test never get one, but for the price, for which Checkout waits: it is the
 * one computed from the tariff.
 */
const unansweredCalls: Answers = {
  ...Object.fromEntries(Object.keys(calls).map((name) => [name, neverResolves])),
  calculatePrice: () => offline,
};

const renderTurn = () => act(async () => new Promise<void>((resolve) => setTimeout(resolve, 5)));

/** Waits until `check` returns a value, and renders the form meanwhile. */
export const until = <Found,>(check: () => Found | null | undefined | false): Promise<Found> =>
  untilWithTurns(check, renderTurn);

/**
 * Renders a whole order form with its real state, until the test ends, and all of step one unfolded unless `isFolded` is set. The
 * played API answers as the test specifies.
 */
export const openForm = async (scenario: Scenario = {}, { isFolded = false } = {}) => {
  const fixture = fixtureContext({ ...scenario, answers: { ...unansweredCalls, ...scenario.answers } });
  const { server, observed } = fixture;
  const context = { ...fixture.context, host: document.createElement('octavo-order-form') };
  document.body.append(context.host);
  const form = createOrderForm(context, arrangementOf(context.options.template).createOrderActions);
  stopAfter(() => {
    form.destroy();
    context.host.remove();
    localStorage.clear();
  });
  if (!isFolded) form.store.folded = [];
  const page = render(
    inLanguage(
      <OrderForm form={form} context={context} options={context.options} />,
      createTranslator(context.site),
    ),
  );
  await until(() => page.container.querySelector('.extras, .more-button'));
  const button = (name: string) =>
    page
      .all<HTMLButtonElement>('button')
      .find(
        (node) => (node.getAttribute('aria-label') || node.textContent?.replaceAll('\u00a0', ' ')) === name,
      );
  const control = (name: string) =>
    page.get<HTMLInputElement>(`[data-field="${name}"] :is(input,select,textarea)[name="${name}"]`);
  return {
    ...page,
    form,
    context,
    fillPaper: () => {
      type(control('topic'), 'Margins');
      type(control('details'), 'Three pages');
    },
    sent: server.sent,
    openedUrls: observed.openedUrls,
    control,
    error: (name: string) => page.container.querySelector(`[data-error-for="${name}"]`)?.textContent ?? '',
    button: (name: string) => {
      const found = button(name);
      if (!found) throw new Error(`No button "${name}"`);
      return found;
    },
    hasButton: (name: string) => Boolean(button(name)),
    step: () => page.get('[data-step]').dataset.step,
    submit: () => fire(page.get('form'), new SubmitEvent('submit', { bubbles: true, cancelable: true })),
    price: (kind: string) => page.container.querySelector(`[data-price="${kind}"]`)?.textContent ?? '',
  };
};

export type OpenForm = Awaited<ReturnType<typeof openForm>>;

/** Chooses a value in a native select, radio or checkbox. */
export const choose = (control: HTMLInputElement | HTMLSelectElement, value: string) => {
  control.value = value;
  fire(control, new Event('change', { bubbles: true }));
};

/** Creates the server's answer with a price in dollars, with a percent discount if `total` is lower than `base`. */
export const discounted = (base: number, total: number, more = {}) => {
  const discount = { code: 'SAVE', type: 'percent', value: 15, amountConverted: base - total };
  return priced(total, base === total ? null : discount, base, { bonusPriceConverted: total / 20, ...more });
};

/** Opens a form, fills in the paper and goes to step 2. */
export const openStepTwo = async (scenario: Scenario = {}): Promise<OpenForm> => {
  const answers = { validateOrder: () => ok(null, 204), ...scenario.answers };
  const page = await openForm({ ...scenario, answers });
  page.fillPaper();
  page.submit();
  await until(() => page.step() === '2');
  return page;
};
