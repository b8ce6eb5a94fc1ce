import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findRoute, followLinks, routes } from '../../../src/cabinet/shell/routes.ts';

const routing = suite('cabinet routes');

const openedPaths: string[] = [];
routing.before(() => followLinks(window, (path) => openedPaths.push(path)));

/** Clicks a link to an order. Returns the page that the cabinet opens, and whether the browser follows the link itself. */
const clickOrder = (init: MouseEventInit) => {
  openedPaths.length = 0;
  const link = Object.assign(document.createElement('a'), { href: '/orders/O-7K3M9Q' });
  document.body.append(link);
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  const isFollowedByBrowser = link.dispatchEvent(event);
  link.remove();
  return { openedPaths: [...openedPaths], isFollowedByBrowser };
};

routing('CAB-01 a plain click on a cabinet link shows its page without loading the document', () => {
  assert.equal(clickOrder({}), { openedPaths: ['/orders/O-7K3M9Q'], isFollowedByBrowser: false });
});

for (const init of [
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])
  routing(`CAB-01 the cabinet leaves a click with ${JSON.stringify(init)} to the browser`, () => {
    assert.equal(clickOrder(init), { openedPaths: [], isFollowedByBrowser: true });
  });

routing('CAB-01 each page opens by its path, with or without a slash at the end', () => {
  for (const route of routes) {
    assert.is(findRoute(route.path)?.route, route);
    if (route.path !== '/') assert.is(findRoute(`${route.path}/`)?.route, route);
  }
});

routing('CAB-01 an order’s page gets the order code from its address', () => {
  assert.equal(findRoute('/orders/O-7K3M9Q')?.params, { code: 'O-7K3M9Q' });
});

routing('CAB-01 an unknown address has no page', () => {
  for (const path of ['/nothing', '/orders/O-1/files', '/order-now/2']) assert.is(findRoute(path), null);
});

routing('CAB-01 pages that show a customer’s own data need a login', () => {
  const open = routes.filter(({ needsSession }) => !needsSession).map(({ path }) => path);
  assert.equal(open, ['/order-now', '/secure-payment', '/login', '/forgot-password']);
});

routing.run();
