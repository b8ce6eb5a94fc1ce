import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { act } from '../../support/components/act.ts';
import { fire } from '../../support/components/render.tsx';
import { renderCalculator, renderTurn, waitFor } from '../../support/components/render-calculator.tsx';

const calculator = suite('order now');
let page: ReturnType<typeof renderCalculator>;

const open = (...scenario: Parameters<typeof renderCalculator>) => {
  page = renderCalculator(...scenario);
  return page;
};

/** Clicks "Order now" and returns the address that the browser would open. */
const clickOrderNow = async () => {
  await renderTurn();
  const link = page.get<HTMLAnchorElement>('.order');
  const click = fire(link, new MouseEvent('click', { bubbles: true, cancelable: true }));
  assert.not(click.defaultPrevented);
  return new URL(link.href);
};

for (const field of ['deadlineId', 'academicLevelId', 'serviceId'])
  calculator(
    `CAL-05 CAL-06 a missing ${field} is explained under the price and blocks "Order now"`,
    async () => {
      const { state, observed } = open();
      act(() => {
        state.store.errors = { [field]: 'combinationUnavailable' };
      });
      await waitFor(() => page.all('.price [data-error-for]').length > 0);
      assert.match(page.get(`.price [data-error-for="${field}"]`).textContent ?? '', 'not available');
      const link = page.get<HTMLAnchorElement>('.order');
      assert.is(link.getAttribute('aria-disabled'), 'true');
      assert.not(link.hasAttribute('href'), 'nothing to follow with any button, and nothing to copy');
      fire(link, new PointerEvent('pointerdown', { bubbles: true }));
      fire(link, new MouseEvent('click', { bubbles: true, cancelable: true }));
      fire(page.get('form'), new Event('submit', { bubbles: true, cancelable: true }));
      assert.not(link.hasAttribute('href'));
      assert.not(observed.recordedActions.includes('Calculator: Order Now'));
    },
  );

calculator('CAL-06 Enter in a field, Enter and Space follow "Order now"', async () => {
  const { observed } = open();
  await clickOrderNow();
  const press = (key: string) =>
    fire(page.get('.order'), new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  assert.ok(press(' ').defaultPrevented, 'and the page does not scroll');
  assert.not(press('Tab').defaultPrevented);
  const submit = new Event('submit', { bubbles: true, cancelable: true });
  fire(page.get('form'), submit);
  assert.ok(submit.defaultPrevented);
  const orderNowActions = observed.recordedActions.filter((event) => event === 'Calculator: Order Now');
  assert.is(orderNowActions.length, 3, 'by the click, by Space and by Enter in a field');
});

calculator.run();
