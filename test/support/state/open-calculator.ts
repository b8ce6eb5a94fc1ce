import { createCalculator } from '../../../src/state/calculator/calculator.ts';
import { stopAfter } from '../runner/suite/stop-after.mjs';
import { until } from '../until.ts';
import { fixtureContext, type Scenario } from './fixture-context.ts';

/** Creates a calculator in a played page, until the test ends. */
export const openCalculator = (scenario: Scenario = {}) => {
  const fixture = fixtureContext(scenario);
  const widget = createCalculator(fixture.context);
  stopAfter(widget.destroy);
  const address = () => new URL(widget.link());
  return { ...fixture, widget, address };
};

/** Waits until the server has confirmed the price. */
export const priceConfirmed = ({ widget }: ReturnType<typeof openCalculator>) =>
  until(() => !widget.price.isUnconfirmed.peek());
