import { useState } from 'react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Tab, Tabs } from '../../../src/ui/choices/tabs.tsx';
import { click, press, render } from '../../support/components/render.tsx';

const tabs = suite('tabs');

type Id = 'registration' | 'social' | 'login';
const choices: Tab<Id>[] = [
  { id: 'registration', label: 'New customer' },
  { id: 'social', label: 'Facebook', isDisabled: true },
  { id: 'login', label: 'Log in' },
];
function StatefulTabs() {
  const [active, setActive] = useState<Id>('registration');
  return (
    <Tabs idPrefix="person" label="Who you are" tabs={choices} active={active} onChange={setActive}>
      {active}
    </Tabs>
  );
}
const renderTabs = () => {
  const page = render(<StatefulTabs />);
  return { ...page, selected: () => page.get('[aria-selected=true]') };
};

tabs('UI-06 UI-08 one tab is in the Tab order, and the active tab names the panel', () => {
  const { all, get, selected } = renderTabs();
  const tabIndexes = all<HTMLButtonElement>('[role=tab]').map((tab) => tab.tabIndex);
  assert.equal(tabIndexes, [0, -1, -1]);
  const panel = get('[role=tabpanel]');
  assert.is(panel.getAttribute('aria-labelledby'), selected().id);
  assert.is(selected().getAttribute('aria-controls'), panel.id);
});

tabs('UI-06 arrow keys, Home and End move the focus and skip a disabled tab', () => {
  const { selected } = renderTabs();
  for (const [key, label] of [
    ['ArrowRight', 'Log in'],
    ['ArrowRight', 'New customer'],
    ['End', 'Log in'],
    ['Home', 'New customer'],
  ] as const) {
    press(selected(), key);
    assert.is(selected().textContent, label, key);
    assert.is(document.activeElement, selected());
  }
});

tabs('UI-06 a click on a disabled tab does not open it', () => {
  const { get } = render(<StatefulTabs />);
  const disabled = get<HTMLButtonElement>('[data-tab=social]');
  assert.ok(disabled.disabled);
  click(disabled);
  assert.is(get('[role=tabpanel]').textContent, 'registration');
});

tabs.run();
