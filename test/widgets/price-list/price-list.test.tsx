import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { english } from '../../../src/languages/translator.ts';
import { formatMoney } from '../../../src/order/price/money.ts';
import { currencies } from '../../../src/order/vocabulary/ids.ts';
import type { PriceVersion } from '../../../src/order/vocabulary/site.ts';
import { PriceList } from '../../../src/widgets/price-list/price-list.tsx';
import { fire, type Rendered, render } from '../../support/components/render.tsx';
import { fixtureSite } from '../../support/order/fixture-site.ts';
import { createTab } from '../../support/state/fixture-context.ts';
import { openForm } from '../../support/state/fixture-order-form.ts';

const list = suite('price list');
let page: Rendered;
let followedLinks: string[] = [];

const linkOf = (choice: Record<string, string>) =>
  `https://my.example.com/order-now?${new URLSearchParams(choice)}`;
/** Renders the list, by default that of a site with price version 1 and a page that follows every link. */
const open = ({
  version = 1 as PriceVersion,
  isAllowed = true,
  site = fixtureSite(version),
  chosen = '',
} = {}) => {
  followedLinks = [];
  const onFollow = (href: string) => {
    followedLinks.push(href);
    return isAllowed;
  };
  const props = { site, version, linkOf, onFollow, ...(chosen && { chosen }) };
  page = render(<PriceList theme="default" {...props} />);
  return site;
};

const choose = (id: string) => {
  const select = page.get<HTMLSelectElement>('select[name=filter]');
  select.value = id;
  fire(select, new Event('change', { bubbles: true }));
};

list('PRL-01 PRL-04 version 1 has a column headed by each level, and a row headed by each deadline', () => {
  const { dictionaries } = open();
  const namesOf = (choices: { name: string }[]) => choices.map(({ name }) => name);
  assert.equal(page.texts('thead th'), ['Deadline', ...namesOf(dictionaries.academicLevel)]);
  assert.equal(page.texts('tbody th'), namesOf(dictionaries.deadline));
  assert.is(page.all('thead th[scope=col]').length, 4);
  assert.is(page.get('caption').textContent, `Prices per page for ${dictionaries.serviceType[0]?.name}`);
});

list('PRL-01 the table first shows the service “Writing from scratch”, and follows the filter', () => {
  open();
  assert.is(page.get<HTMLSelectElement>('select').value, 'service-1');
  assert.is(page.get('tbody td').textContent, '$50.00');
  choose('service-2');
  assert.is(page.get('tbody td').textContent, '$30.00');
  choose('type-3');
  assert.is(page.get('tbody td').textContent, '$5.00');
  assert.match(page.get('label').textContent ?? '', 'Prices per question for');
  assert.match(page.get('caption').textContent ?? '', /^Prices per question for \w/);
});

list('PRL-02 a price opens the order page in a new tab, with its row and column chosen', () => {
  open();
  choose('type-3');
  const link = page.get<HTMLAnchorElement>('tbody td a');
  assert.is(link.target, '_blank');
  assert.is(
    link.getAttribute('href'),
    'https://my.example.com/order-now?serviceId=1&typeId=3&academicLevelId=1&deadlineId=1',
  );
});

for (const version of [1, 2] as const)
  list(
    `MON-06 PRL-02 a price pressed in version ${version} is the first price of the form, also over a dearer draft`,
    () => {
      open({ version });
      for (const { value } of page.all<HTMLOptionElement>('option')) {
        choose(value);
        const link = page.all<HTMLAnchorElement>('tbody td a').at(-1);
        const storage = createTab();
        const former = openForm({ version, storage });
        former.form.edit('numberElements', '20');
        former.form.edit('currencyId', currencies.eur);
        former.form.edit('details', 'Twenty pages on margins');
        former.form.destroy();
        const { form, store } = openForm({ version, storage, query: new URL(`${link?.href}`).search });
        assert.is(formatMoney(form.price.base.peek() ?? 0, undefined, english), link?.textContent);
        assert.is(store.draft.details, 'Twenty pages on margins');
      }
    },
  );

list('UI-08 rows, cells and headers keep their roles in the layout of a phone', () => {
  open();
  const roleOf = (selector: string) => page.get(selector).getAttribute('role');
  assert.equal(['table', 'thead', 'tbody', 'tr', 'thead th', 'tbody th', 'td'].map(roleOf), [
    'table',
    'rowgroup',
    'rowgroup',
    'row',
    'columnheader',
    'rowheader',
    'cell',
  ]);
});

list('UI-08 a screen reader reads each price with its level and deadline', () => {
  const { dictionaries } = open();
  const level = dictionaries.academicLevel[0]?.name;
  const deadline = dictionaries.deadline[0]?.name;
  assert.is(page.get('tbody a').getAttribute('aria-label'), `$50.00, ${level}, ${deadline}`);
});

list('ANA-01 following a price is reported, and the host page can prevent the navigation', () => {
  open({ isAllowed: false });
  const event = fire(page.get('tbody a'), new MouseEvent('click', { bubbles: true, cancelable: true }));
  assert.equal([followedLinks.length, event.defaultPrevented], [1, true]);
});

list('ANA-01 following a price with the middle button is reported, a context menu is not', () => {
  open();
  for (const button of [2, 1])
    fire(page.get('tbody a'), new MouseEvent('auxclick', { button, bubbles: true, cancelable: true }));
  assert.is(followedLinks.length, 1);
});

list('PRL-04 the layout follows the price version', () => {
  open({ version: 2 });
  assert.ok(page.get('.price-list.version-2'));
  assert.is(page.all('thead th').length, 5);
  choose('category-2');
  assert.is(page.all('thead th').length, 3);
});

list('PRL-01 a paper type without prices is explained, and the others can be chosen', () => {
  const site = fixtureSite(1);
  site.tariff.grids = site.tariff.grids.filter(({ serviceId }) => serviceId === 1);
  open({ site });
  choose('service-2');
  assert.is(page.all('table').length, 0);
  assert.match(page.get('[role=status]').textContent ?? '', 'No prices are listed for Editing');
  choose('service-1');
  assert.is(page.get('tbody td').textContent, '$50.00');
});

list('PRL-01 the filter that the visitor chose in the prerendered list is kept', () => {
  open({ chosen: 'type-3' });
  assert.is(page.get<HTMLSelectElement>('select').value, 'type-3');
  assert.is(page.get('tbody td').textContent, '$5.00');
});

list('EMB-07 a site without paper types shows nothing and causes no error', () => {
  const site = fixtureSite(1);
  site.dictionaries.paperType = [];
  open({ site });
  assert.is(page.container.textContent, '');
});

list.run();
