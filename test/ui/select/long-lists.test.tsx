import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fire } from '../../support/components/render.tsx';
import { renderSelect } from '../../support/components/render-select.tsx';

const select = suite('long lists of a select');

const many = Array.from({ length: 1000 }, (_, id) => ({ id, name: `Subject ${id}` }));

select('UI-04 scrolling a long list renders the visible options with their groups', async () => {
  const groups = [0, 1].map((group) => ({
    name: `Group ${group}`,
    options: many.slice(group * 500, group * 500 + 500),
  }));
  const page = renderSelect(0, groups);
  await page.open();
  const list = page.get('[role=listbox]');
  Object.assign(list, { scrollTop: 500 * 40 });
  fire(list, new Event('scroll'));
  // The places of the rendered rows in the list.
  const positions = page.all('[role=option]').map((option) => Number(option.dataset.value));
  assert.ok(positions.includes(495) && positions.includes(520), `${positions}`);
  const labels = page.all('[role=group]').map((group) => group.getAttribute('aria-label'));
  assert.equal(labels, ['Group 0', 'Group 1']);
  const first = page.get('[role=option]');
  Object.assign(list, { scrollTop: 500 * 40 + 80 });
  fire(list, new Event('scroll'));
  assert.is(page.get('[role=option]'), first);
});

select.run();
