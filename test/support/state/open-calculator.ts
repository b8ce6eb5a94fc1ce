import { createCalculator } from '../../../src/state/calculator/calculator.ts';
import { fixtureContext, type Wishes } from './fixture-context.ts';
import { until } from './until.ts';

/** Creates a calculator and waits for its deferred code. */
export const openCalculator = async (wishes: Wishes = {}) => {
  const fixture = fixtureContext(wishes);
  const widget = createCalculator(fixture.context);
  const first = widget.price.total.peek();
  // The deferred code has come once this has.
  await import('../../../src/state/calculator/calculator-actions.ts');
  await Promise.resolve();
  const address = () => new URL(widget.link());
  return { ...fixture, widget, first, address };
};

/** Waits until the server has confirmed the price. */
export const confirmed = ({ widget }: Awaited<ReturnType<typeof openCalculator>>) =>
  until(() => !widget.price.isUnconfirmed.peek());
