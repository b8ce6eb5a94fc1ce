import { createCalculator } from '../../../src/state/calculator/calculator.ts';
import { Calculator } from '../../../src/widgets/calculator/calculator.tsx';
import { stopAfter } from '../runner/suite/stop-after.mjs';
import { fixtureContext, type Scenario } from '../state/fixture-context.ts';
import { until } from '../state/until.ts';
import { act } from './act.ts';
import { fire, render } from './render.tsx';

/** Waits until all changes so far are rendered. */
export const renderTurn = () => act(async () => new Promise<void>((resolve) => setTimeout(resolve)));

/** Waits for a condition, and renders the calculator meanwhile. */
export const waitFor = (condition: () => boolean) => until(condition, renderTurn);

/** Renders a calculator until the test ends. */
export const renderCalculator = ({ answers, ...scenario }: Scenario = {}) => {
  // Without an answer of the test, the price call is never answered.
  const calculatePrice = answers?.calculatePrice ?? (() => new Promise<never>(() => {}));
  const { context, observed, server } = fixtureContext({ ...scenario, answers: { calculatePrice } });
  const state = createCalculator(context);
  stopAfter(state.destroy);
  const { template, theme } = context.options;
  const page = render(
    <Calculator calculator={state} site={context.site} template={template} theme={theme} />,
  );
  const choose = (name: string, id: number) => {
    const select = page.get<HTMLSelectElement>(`[name="${name}"]`);
    select.value = String(id);
    fire(select, new Event('change', { bubbles: true }));
  };
  return { ...page, choose, observed, server, state };
};
