import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type } from '../../support/components/render.tsx';
import { renderSelect } from '../../support/components/render-select.tsx';
import { stopAfter } from '../../support/runner/suite/stop-after.mjs';

const select = suite('long lists of a select');

const many = Array.from({ length: 1000 }, (_, id) => ({ id, name: `Subject ${id}` }));
const groups = [0, 1].map((group) => ({
  name: `Group ${group}`,
  options: many.slice(group * 500, group * 500 + 500),
}));

select('UI-04 a long list has all rows and groups, and scrolls to the chosen row once complete', async () => {
  const page = renderSelect(700, groups);
  const countRows = () => page.all('[role=option]').length;
  const scrolled: [row: string | undefined, among: number][] = [];
  const { scrollIntoView } = Element.prototype;
  stopAfter(() => Object.assign(Element.prototype, { scrollIntoView }));
  Object.assign(Element.prototype, {
    scrollIntoView(this: HTMLElement) {
      scrolled.push([this.dataset.value, countRows()]);
    },
  });
  const search = await page.open();
  assert.is(countRows(), 1000);
  const labels = page.all('[role=group]').map((group) => group.getAttribute('aria-label'));
  assert.equal(labels, ['Group 0', 'Group 1']);
  assert.equal(scrolled.at(-1), ['700', 1000], 'opened');
  type(search, 'Subject 9');
  type(search, '');
  assert.equal(scrolled.at(-1), ['700', 1000], 'after a search');
  assert.ok(
    scrolled.some(([, among]) => among === 15),
    'the first rows come before all',
  );
});

select.run();
