import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findRoute, routes } from '../../../src/cabinet/shell/routes.ts';

const cabinet = suite('cabinet routes');

cabinet('CAB-01 each page opens by its path, with or without a slash at the end', () => {
  for (const route of routes) {
    assert.is(findRoute(route.path)?.route, route);
    if (route.path !== '/') assert.is(findRoute(`${route.path}/`)?.route, route);
  }
});

cabinet('CAB-01 an order’s page gets the order code from its address', () => {
  assert.equal(findRoute('/orders/O-7K3M9Q')?.params, { code: 'O-7K3M9Q' });
});

cabinet('CAB-01 an unknown address has no page', () => {
  for (const path of ['/nothing', '/orders/O-1/files', '/order-now/2']) assert.is(findRoute(path), null);
});

cabinet('CAB-01 pages that show a customer’s own data need a login', () => {
  const open = routes.filter(({ needsSession }) => !needsSession).map(({ path }) => path);
  assert.equal(open, ['/order-now', '/secure-payment', '/login', '/forgot-password']);
});

cabinet.run();
