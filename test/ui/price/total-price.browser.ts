import type { Locator } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openStage } from '../../support/browser/open-stage.ts';
import { whenReady } from '../../support/browser/order-journey.ts';

/** Elements whose price counts, each with the path of a page that has it. */
const counting = [
  ['octavo-calculator', '/'],
  ['octavo-order-form', '/order/m1_d1/'],
] as const;
const price = suite('the counting price in a browser');
const { browser, octavo } = await openStage();

/**
 * Opens a page and waits until the price of its widget can count. Before the counting code is loaded, a new price is final at
 * once.
 */
const open = async (element: (typeof counting)[number][0], path: string) => {
  const page = await browser.newPage({ reducedMotion: 'no-preference' });
  await page.goto(`${octavo.origin}${path}`);
  const widget = await whenReady(page, element);
  await page.waitForLoadState('networkidle');
  return { page, widget };
};

/** Changes the deadline to one with another price. With `isStopped`, the counting stays at its first moment. */
const change = (widget: Locator, isStopped: boolean) =>
  widget.evaluate(async (host, isHeld) => {
    const root = host.shadowRoot;
    const select = root?.querySelector<HTMLSelectElement>('[data-field=deadlineId] select');
    if (!root || !select) throw new Error('The widget has no deadline.');
    const { setTimeout: real } = window;
    // Holds back the timer that ends the counting. No other timer has this delay.
    const held = (run: () => void, wait?: number) => (wait === 600 ? 0 : real(run, wait));
    if (isHeld) Object.assign(window, { setTimeout: held });
    select.selectedIndex -= 1;
    for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
    while (!root.querySelector('[data-moves]')) await new Promise((done) => real(done));
    if (isHeld) for (const animation of root.getAnimations()) animation.pause();
  }, isStopped);

/** Plays the stopped animation step by step. Returns the visible amounts, and places and movement of their column. */
const play = (widget: Locator) =>
  widget.evaluate((host) => {
    const root = host.shadowRoot;
    const column = root?.querySelector<HTMLElement>('[data-steps]');
    const [animation] = column?.getAnimations({ subtree: true }) ?? [];
    const effect = animation?.effect;
    if (!column || !animation || !(effect instanceof KeyframeEffect)) throw new Error('Nothing counts.');
    const lines = column.dataset.steps?.split('\n') ?? [];
    const height = Number.parseFloat(getComputedStyle(column, '::before').height) / lines.length;
    const lineAt = (time: number) => {
      animation.currentTime = time;
      const { m42 } = new DOMMatrix(getComputedStyle(column, '::before').transform);
      return lines[Math.round(-m42 / height)];
    };
    const box = (node: Element | null | undefined) => node?.getBoundingClientRect();
    return {
      lines,
      shown: lines.map((_, step) => lineAt(step * 10 + 5)),
      first: lineAt(0),
      last: lineAt(500),
      held: lineAt(700),
      moved: effect.getKeyframes().map(({ transform }) => Boolean(transform)),
      window: [box(column)?.top, box(column)?.height],
      text: [box(column.nextElementSibling)?.top, box(column.nextElementSibling)?.height],
      written: column.parentElement?.textContent,
    };
  });

/** Changes the deadline. Returns the amounts listed in the next frame, and those of the moving column. */
const frameAfterChange = (widget: Locator) =>
  widget.evaluate(async (host) => {
    const root = host.shadowRoot;
    const select = root?.querySelector<HTMLSelectElement>('[data-field=deadlineId] select');
    if (!select) throw new Error('The widget has no deadline.');
    select.selectedIndex -= 1;
    for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
    await new Promise(requestAnimationFrame);
    const column = root?.querySelector<HTMLElement>('[data-steps]');
    if (!column) throw new Error('The frame after the change shows no step.');
    const linesOf = ({ dataset }: HTMLElement) => dataset.steps?.split('\n') ?? [];
    const shown = linesOf(column);
    while (!column.matches('[data-moves]')) await new Promise(requestAnimationFrame);
    return { shown, lines: linesOf(column) };
  });

for (const [element, path] of counting)
  price(`CAL-08 ${element} shows 50 prices in 500 ms, the first at once; only a column moves`, async () => {
    const { widget } = await open(element, path);
    const before = await widget.locator('[data-price=total]').textContent();
    const { shown, lines } = await frameAfterChange(widget);
    assert.is(lines.length, 50);
    assert.equal(shown, lines.slice(0, 1), 'the next frame shows the first amount');
    assert.is.not(shown[0], before);
    await widget.locator('[data-steps]').waitFor({ state: 'detached' });
    const label = await widget.locator('.price-label').boundingBox();
    await change(widget, true);
    const played = await play(widget);
    assert.is(new Set(played.lines).size, 50);
    assert.equal(played.shown, played.lines);
    assert.equal([played.first, played.last], [played.lines[0], played.written]);
    assert.is(played.held, played.written, 'the last step stays until the column is removed');
    assert.ok(played.moved.every(Boolean));
    assert.equal(played.window, played.text, 'the window has the place of the text');
    assert.equal(await widget.locator('.price-label').boundingBox(), label, 'the line keeps its baseline');
  });

price('CAL-08 a price that changes while its widget is hidden is the new one when shown again', async () => {
  const { widget } = await open('octavo-calculator', '/');
  await change(widget, false);
  await widget.evaluate((host) => host.toggleAttribute('hidden', true));
  await widget.evaluate((host) => host.toggleAttribute('hidden', false));
  await widget.locator('[data-steps]').waitFor({ state: 'detached' });
  const total = await widget.locator('[data-price=total]').textContent();
  assert.is(await widget.locator('[part=price-block] [role=status]').textContent(), `Total ${total}`);
});

price.run();
