import { useState } from 'react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Field } from '../../../src/ui/fields/field.tsx';
import { Select } from '../../../src/ui/select/select.tsx';
import type { SelectItem } from '../../../src/ui/select/select-option.ts';
import { firstSize, windowOf, windowStart } from '../../../src/ui/select/window-of.ts';
import { act } from '../../support/components/act.ts';
import { click, fire, press, type Rendered, render, type } from '../../support/components/render.tsx';

const select = suite('select');
const levels: SelectItem<number>[] = [
  { name: 'School', options: [1, 2, 3, 4].map((id) => ({ id, name: `School year ${id}` })) },
  {
    name: 'University',
    options: [
      { id: 5, name: 'Bachelor' },
      { id: 6, name: 'Master' },
      { id: 7, name: 'PhD' },
      { id: 8, name: 'Fellow' },
    ],
  },
];
let page: Rendered;
let changes: number[] = [];

function StatefulSelect({ options, start }: { options: SelectItem<number>[]; start: number | null }) {
  const [value, setValue] = useState(start);
  const change = (id: number) => {
    changes.push(id);
    setValue(id);
  };
  return (
    <Field name="academicLevelId" label="Academic level">
      <Select value={value} options={options} onChange={change} />
    </Field>
  );
}
const renderSelect = (start: number | null = 1, options = levels) => {
  page = render(<StatefulSelect options={options} start={start} />);
  return page.get<HTMLSelectElement>('select');
};
const loaded = () => act(async () => void (await import('../../../src/ui/select/select-popup.tsx')));
const open = async (native: HTMLSelectElement) => {
  fire(native, new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
  await loaded();
  return page.get<HTMLInputElement>('[role=combobox]');
};
const active = (search: HTMLInputElement) =>
  document.getElementById(search.getAttribute('aria-activedescendant') ?? '')?.dataset.value;

select.before.each(() => {
  changes = [];
});
select.after.each(() => page?.unmount());

select('UI-04 the control has its name and value before anything is loaded', () => {
  const native = renderSelect();
  assert.is(native.name, 'academicLevelId');
  assert.is(native.value, '1');
  assert.is(page.get('.select').dataset.value, '1');
  assert.is(page.all('optgroup').length, 2);
  assert.is(page.get<HTMLLabelElement>('label').htmlFor, native.id);
});

select('UI-04 the control shows "Select..." until something is chosen', () => {
  const native = renderSelect(null);
  assert.is(native.selectedOptions[0]?.textContent, 'Select...');
  assert.is(page.get('.select').dataset.value, '');
});

select('UI-04 the id chosen in the picker of a phone is reported', () => {
  const native = renderSelect();
  native.value = '6';
  fire(native, new Event('change', { bubbles: true }));
  assert.equal(changes, [6]);
  assert.is(page.get('.select').dataset.value, '6');
});

select('UI-04 a grouped list opens in place of the browser’s, with the chosen row active', async () => {
  const native = renderSelect(6);
  const down = fire(native, new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
  assert.ok(down.defaultPrevented);
  await loaded();
  const search = page.get<HTMLInputElement>('[role=combobox]');
  assert.is(page.all('[role=listbox] [role=group]').length, 2);
  assert.is(page.all('[role=option]').length, 8);
  assert.is(active(search), '6');
  assert.is(page.get('[role=option][data-value="6"]').getAttribute('aria-selected'), 'true');
  click(page.get('[role=option][data-value="2"]'));
  assert.equal(changes, [2]);
  assert.is(page.all('[role=listbox]').length, 0);
  assert.is(document.activeElement, native);
});

select('UI-04 the list closes when the control is pressed a second time', async () => {
  const native = renderSelect(6);
  await open(native);
  fire(native, new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
  assert.is(page.all('[role=listbox]').length, 0);
  assert.is(document.activeElement, native);
  assert.equal(changes, []);
});

select('UI-04 the browser’s own list opens on touch screens', () => {
  const native = renderSelect();
  const real = globalThis.matchMedia;
  Object.assign(globalThis, { matchMedia: (media: string) => ({ matches: media.includes('coarse') }) });
  const down = fire(native, new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
  globalThis.matchMedia = real;
  assert.not(down.defaultPrevented);
});

select('UI-04 arrows move by one, Page keys by 5, Home and End to the ends', async () => {
  const search = await open(renderSelect(1));
  press(search, 'PageDown');
  assert.is(active(search), '6');
  press(search, 'ArrowDown');
  assert.is(active(search), '7');
  press(search, 'PageUp');
  assert.is(active(search), '2');
  press(search, 'End');
  assert.is(active(search), '8');
  press(search, 'ArrowDown');
  assert.is(active(search), '1');
  press(search, 'Home');
  press(search, 'ArrowUp');
  assert.is(active(search), '8');
  assert.equal(
    page.all('.active').map(({ dataset }) => dataset.value),
    ['8'],
  );
  press(search, 'Enter');
  assert.equal(changes, [8]);
});

select('UI-04 typing searches, and a search without a result shows "No results found"', async () => {
  const search = await open(renderSelect(1));
  type(search, 'MAST');
  assert.equal(
    page.all('[role=option]').map((option) => option.textContent),
    ['Master'],
  );
  type(search, 'year 3 school');
  assert.is(active(search), '3');
  type(search, 'zebra');
  assert.match(page.get('[role=listbox]').textContent ?? '', 'No results found');
  press(search, 'Enter');
  assert.equal(changes, []);
});

select('UI-04 Escape closes the list without a choice and does not close a dialog around it', async () => {
  const native = renderSelect(1);
  const search = await open(native);
  press(search, 'ArrowDown');
  const pressed = press(search, 'Escape');
  assert.ok(pressed.defaultPrevented);
  assert.equal(changes, []);
  assert.is(page.all('[role=listbox]').length, 0);
  assert.is(document.activeElement, native);
});

select('UI-04 the active row is chosen when Tab leaves the list', async () => {
  const search = await open(renderSelect(1));
  press(search, 'ArrowDown');
  assert.not(press(search, 'Tab').defaultPrevented);
  assert.equal(changes, [2]);
});

select('UI-04 a typed letter opens the list and searches for it', async () => {
  const native = renderSelect(1);
  act(() => native.focus());
  await loaded();
  press(native, 'f');
  const search = page.get<HTMLInputElement>('[role=combobox]');
  assert.is(search.value, 'f');
  assert.is(active(search), '8');
});

/** Positions of the rendered rows, as each row states it. */
const renderedPositions = () =>
  page.all('[role=option]').map((option) => Number(option.getAttribute('aria-posinset')));
const many = Array.from({ length: 1000 }, (_, id) => ({ id, name: `Subject ${id}` }));

select('UI-04 a list of a thousand rows renders only rows near the active one', async () => {
  const search = await open(renderSelect(500, many));
  const positionsAround = renderedPositions();
  assert.ok(positionsAround.length < 100, `${positionsAround.length} rows`);
  assert.ok(positionsAround.includes(491) && positionsAround.includes(511), `${positionsAround}`);
  assert.is(page.get('[role=option]').getAttribute('aria-setsize'), '1000');
  press(search, 'End');
  assert.is(active(search), '999');
  assert.is(renderedPositions().at(-1), 1000);
  press(search, 'ArrowDown');
  assert.is(active(search), '0');
  assert.is(renderedPositions()[0], 1);
  type(search, 'Subject 99');
  assert.equal(
    page.all('[role=option]').map((option) => option.textContent),
    many.map(({ name }) => name).filter((name) => name.includes('99')),
  );
});

select('UI-04 an opening long list shows the rows around the chosen one in their positions', () => {
  const count = many.length;
  for (const chosen of [0, 500, 999]) {
    const { items, above, below } = windowOf(many, count, windowStart(chosen, count, firstSize), firstSize);
    const expectedItems = many.slice(Math.max(0, chosen - 4), chosen + 5);
    assert.ok(items.length < 20, `${items.length} rows`);
    assert.ok(expectedItems.every((row) => items.includes(row)));
    assert.is(above + items.length * 40 + below, 40_000);
  }
});

select('UI-04 a scrolled long list renders the rows in sight with their groups and keeps them', async () => {
  const groups = [0, 1].map((group) => ({
    name: `Group ${group}`,
    options: many.slice(group * 500, group * 500 + 500),
  }));
  await open(renderSelect(0, groups));
  const list = page.get('[role=listbox]');
  Object.assign(list, { scrollTop: 500 * 40 });
  fire(list, new Event('scroll'));
  assert.ok(renderedPositions().includes(495) && renderedPositions().includes(520), `${renderedPositions()}`);
  assert.equal(
    page.all('[role=group]').map((group) => group.getAttribute('aria-label')),
    ['Group 0', 'Group 1'],
  );
  const first = page.get('[role=option]');
  Object.assign(list, { scrollTop: 500 * 40 + 80 });
  fire(list, new Event('scroll'));
  assert.is(page.get('[role=option]'), first);
});

select('UI-04 a short list is rendered once, however far the keys move', async () => {
  const search = await open(renderSelect(0, many.slice(0, 60)));
  const first = page.get('[role=option]');
  let changed = 0;
  const observer = new MutationObserver((records) => {
    changed += records.length;
  });
  observer.observe(page.get('[role=listbox]'), { subtree: true, childList: true, attributes: true });
  press(search, 'End');
  await Promise.resolve();
  observer.disconnect();
  assert.is(active(search), '59');
  assert.is(page.get('[role=option]'), first);
  assert.ok(changed <= 4, `${changed} rows were touched`);
});

select.run();
