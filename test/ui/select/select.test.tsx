import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { act } from '../../support/components/act.ts';
import { click, fire, press, type } from '../../support/components/render.tsx';
import { renderSelect } from '../../support/components/render-select.tsx';

const select = suite('select');

/** Returns the value of the active row, as the search field names it. */
const activeValue = (search: HTMLInputElement) =>
  document.getElementById(search.getAttribute('aria-activedescendant') ?? '')?.dataset.value;
let page: ReturnType<typeof renderSelect>;

const show = (...shown: Parameters<typeof renderSelect>) => {
  page = renderSelect(...shown);
  return page;
};
const open = (...shown: Parameters<typeof renderSelect>) => show(...shown).open();

select('UI-04 a select has its name and value before its list is loaded', () => {
  const { native } = show();
  assert.is(native.name, 'academicLevelId');
  assert.is(native.value, '1');
  assert.is(page.get('.select').dataset.value, '1');
  assert.is(page.all('optgroup').length, 2);
  assert.is(page.get<HTMLLabelElement>('label').htmlFor, native.id);
});

select('UI-04 a select shows "Select..." until the visitor chooses an option', () => {
  const { native } = show(null);
  assert.is(native.selectedOptions[0]?.textContent, 'Select...');
  assert.is(page.get('.select').dataset.value, '');
});

select('UI-04 an option chosen in a phone’s own picker is reported', () => {
  const { native } = show();
  native.value = '6';
  fire(native, new Event('change', { bubbles: true }));
  assert.equal(page.changes, [6]);
  assert.is(page.get('.select').dataset.value, '6');
});

select('UI-04 our list opens instead of the browser’s, with the chosen option active', async () => {
  const { native } = show(6);
  const down = fire(native, new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
  assert.ok(down.defaultPrevented);
  await page.loaded();
  const search = page.get<HTMLInputElement>('[role=combobox]');
  assert.is(page.all('[role=listbox] [role=group]').length, 2);
  assert.is(page.all('[role=option]').length, 8);
  assert.is(activeValue(search), '6');
  assert.is(page.get('[role=option][data-value="6"]').getAttribute('aria-selected'), 'true');
  click(page.get('[role=option][data-value="2"]'));
  assert.equal(page.changes, [2]);
  assert.is(page.all('[role=listbox]').length, 0);
  assert.is(document.activeElement, native);
});

select('UI-04 a second press on the select closes the list', async () => {
  const { native } = show(6);
  await page.open();
  fire(native, new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
  assert.is(page.all('[role=listbox]').length, 0);
  assert.is(document.activeElement, native);
  assert.equal(page.changes, []);
});

select('UI-04 on touch screens the browser’s own list opens', () => {
  const { native } = show();
  const real = globalThis.matchMedia;
  Object.assign(globalThis, { matchMedia: (media: string) => ({ matches: media.includes('coarse') }) });
  const down = fire(native, new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
  globalThis.matchMedia = real;
  assert.not(down.defaultPrevented);
});

select('UI-04 arrow keys move by one option, Page keys by 5, Home and End to the ends', async () => {
  const search = await open(1);
  const valueAfter = (key: string) => {
    press(search, key);
    return activeValue(search);
  };
  const keys = ['PageDown', 'ArrowDown', 'PageUp', 'End', 'ArrowDown', 'Home', 'ArrowUp'];
  assert.equal(keys.map(valueAfter), ['6', '7', '2', '8', '1', '1', '8']);
  assert.equal([page.get('.active').dataset.value, page.all('.active').length], ['8', 1]);
  press(search, 'Enter');
  assert.equal(page.changes, [8]);
});

select('UI-04 typing searches, and a search without a result shows "No results found"', async () => {
  const search = await open(1);
  type(search, 'MAST');
  assert.equal(page.texts('[role=option]'), ['Master']);
  type(search, 'year 3 school');
  assert.is(activeValue(search), '3');
  type(search, 'zebra');
  assert.match(page.get('[role=listbox]').textContent ?? '', 'No results found');
  press(search, 'Enter');
  assert.equal(page.changes, []);
});

select('IME-01 UI-04 composition keys, such as Enter to accept a word, choose and move nothing', async () => {
  const search = await open(1);
  const bubbles = { bubbles: true, cancelable: true };
  for (const key of ['Enter', 'Tab', 'Escape', 'ArrowDown'])
    for (const composed of [{ isComposing: true }, { keyCode: 229 }])
      assert.not(
        fire(search, new KeyboardEvent('keydown', { ...bubbles, key, ...composed })).defaultPrevented,
      );
  assert.equal([page.changes, activeValue(search)], [[], '1']);
});

select('UI-04 Escape closes the list without a choice and does not close a dialog around it', async () => {
  const { native } = show(1);
  const search = await page.open();
  press(search, 'ArrowDown');
  const pressed = press(search, 'Escape');
  assert.ok(pressed.defaultPrevented);
  assert.equal(page.changes, []);
  assert.is(page.all('[role=listbox]').length, 0);
  assert.is(document.activeElement, native);
});

select('UI-04 Tab chooses the active option and leaves the list', async () => {
  const search = await open(1);
  press(search, 'ArrowDown');
  assert.not(press(search, 'Tab').defaultPrevented);
  assert.equal(page.changes, [2]);
});

select('UI-04 a letter typed on a closed select opens the list and searches for it', async () => {
  const { native } = show(1);
  act(() => native.focus());
  await page.loaded();
  press(native, 'f');
  const search = page.get<HTMLInputElement>('[role=combobox]');
  assert.equal([search.value, activeValue(search)], ['f', '8']);
});

select.run();
