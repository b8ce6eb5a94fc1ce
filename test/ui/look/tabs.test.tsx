import { useState } from 'react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Tab, Tabs } from '../../../src/ui/look/tabs.tsx';
import { click, press, type Rendered, render } from '../../support/components/render.tsx';

const tabs = suite('tabs');
let page: Rendered;
tabs.after.each(() => page.unmount());

type Id = 'registration' | 'social' | 'login';
const all: Tab<Id>[] = [
  { id: 'registration', label: 'New customer' },
  { id: 'social', label: 'Facebook', isDisabled: true },
  { id: 'login', label: 'Log in' },
];
function StatefulTabs() {
  const [active, setActive] = useState<Id>('registration');
  return (
    <Tabs idPrefix="person" label="Who you are" tabs={all} active={active} onChange={setActive}>
      {active}
    </Tabs>
  );
}
const selected = () => page.get('[aria-selected=true]');

tabs('UI-06 UI-08 one tab is in the Tab order, and the active tab names the panel', () => {
  page = render(<StatefulTabs />);
  assert.equal(
    page.all<HTMLButtonElement>('[role=tab]').map((tab) => tab.tabIndex),
    [0, -1, -1],
  );
  const panel = page.get('[role=tabpanel]');
  assert.is(panel.getAttribute('aria-labelledby'), selected().id);
  assert.is(selected().getAttribute('aria-controls'), panel.id);
});

tabs('UI-06 arrow keys, Home and End move the focus and skip a disabled tab', () => {
  page = render(<StatefulTabs />);
  press(selected(), 'ArrowRight');
  assert.is(selected().textContent, 'Log in');
  assert.is(document.activeElement, selected());
  press(selected(), 'ArrowRight');
  assert.is(selected().textContent, 'New customer');
  press(selected(), 'End');
  assert.is(selected().textContent, 'Log in');
  press(selected(), 'Home');
  assert.is(selected().textContent, 'New customer');
});

tabs('UI-06 a click on a disabled tab does not open it', () => {
  page = render(<StatefulTabs />);
  const disabled = page.get<HTMLButtonElement>('[data-tab=social]');
  assert.ok(disabled.disabled);
  click(disabled);
  assert.is(page.get('[role=tabpanel]').textContent, 'registration');
});

tabs.run();
