import { createCalculator } from '../../../src/state/calculator/calculator.ts';
import { fixtureContext, type Scenario } from './fixture-context.ts';
import { until } from './until.ts';

/** Creates a calculator and waits for its deferred code. */
export const openCalculator = async (scenario: Scenario = {}) => {
  const fixture = fixtureContext(scenario);
  const widget = createCalculator(fixture.context);
  const firstTotal = widget.price.total.peek();
  // This import resolves once the calculator's deferred code is loaded.
  await import('../../../src/state/calculator/calculator-actions.ts');
  await Promise.resolve();
  const address = () => new URL(widget.link());
  return { ...fixture, widget, firstTotal, address };
};

/** Waits until the server has confirmed the price. */
export const priceConfirmed = ({ widget }: Awaited<ReturnType<typeof openCalculator>>) =>
  until(() => !widget.price.isUnconfirmed.peek());
