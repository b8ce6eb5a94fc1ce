import type { ComponentType } from 'react';

export interface PageProps {
  /** What stands at the colons of the route's path. */
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
}

export interface Route {
  /** `/orders/:code`: a segment with a colon is any text. */
  path: string;
  /** Without a session the log-in form stands in the page's place. */
  needsSession: boolean;
  load: () => Promise<ComponentType<PageProps>>;
}

const route = (path: string, needsSession: boolean, load: Route['load']): Route => ({
  path,
  needsSession,
  load,
});

const orders = () => import('./pages/orders-page.tsx').then((page) => page.OrdersPage);

/** Every page of the cabinet; each is downloaded when it is first shown. */
export const routes: readonly Route[] = [
  route('/', true, orders),
  route('/orders', true, orders),
  route('/orders/:code', true, () => import('./pages/order-page.tsx').then((page) => page.OrderPage)),
  route('/order-now', false, () => import('./pages/order-now-page.tsx').then((page) => page.OrderNowPage)),
  route('/secure-payment', false, () =>
    import('./pages/secure-payment-page.tsx').then((page) => page.SecurePaymentPage),
  ),
  route('/login', false, () => import('./pages/login-page.tsx').then((page) => page.LoginPage)),
  route('/forgot-password', false, () =>
    import('./pages/forgot-password-page.tsx').then((page) => page.ForgotPasswordPage),
  ),
  route('/profile', true, () => import('./pages/profile-page.tsx').then((page) => page.ProfilePage)),
  route('/writers', true, () => import('./pages/writers-page.tsx').then((page) => page.WritersPage)),
];

const match = (pattern: string, path: string): Record<string, string> | null => {
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const text = given[index] ?? '';
    if (segment.startsWith(':') && text) params[segment.slice(1)] = text;
    else if (segment !== text) return null;
  }
  return params;
};

/** The route of a path (without query), whether or not it ends in a slash; null where there is none. */
export const findRoute = (path: string): { route: Route; params: Record<string, string> } | null => {
  const trimmed = path.length > 1 ? path.replace(/\/$/, '') : path;
  for (const candidate of routes) {
    const params = match(candidate.path, trimmed);
    if (params) return { route: candidate, params };
  }
  return null;
};
