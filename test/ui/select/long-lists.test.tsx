import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fire } from '../../support/components/render.tsx';
import { renderSelect } from '../../support/components/render-select.tsx';

const select = suite('long lists of a select');
let page: ReturnType<typeof renderSelect>;

const open = (...shown: Parameters<typeof renderSelect>) => {
  page = renderSelect(...shown);
  return page.open();
};

/** Returns the positions that the rendered rows state. */
const renderedPositions = () =>
  page.all('[role=option]').map((option) => Number(option.getAttribute('aria-posinset')));
const many = Array.from({ length: 1000 }, (_, id) => ({ id, name: `Subject ${id}` }));

select('UI-04 scrolling a long list renders the visible options with their groups', async () => {
  const groups = [0, 1].map((group) => ({
    name: `Group ${group}`,
    options: many.slice(group * 500, group * 500 + 500),
  }));
  await open(0, groups);
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

select.run();
