import type { ComponentType } from 'react';
import type { Cabinet } from '../context/cabinet-context.ts';
import { BonusPage, ProfilePage, WritersPage } from '../pages/account-pages.tsx';
import { ForgotPasswordPage, LoginPage } from '../pages/login-pages.tsx';
import { OrderNowPage } from '../pages/order-now-page.tsx';
import { OrderPage } from '../pages/order-page.tsx';
import { OrdersPage } from '../pages/orders-page.tsx';
import { SecurePaymentPage } from '../pages/secure-payment-page.tsx';
import type { PageProps } from '../shared/page.tsx';

interface Route {
  /** Path of the page, such as `/orders/:code`. A segment with a colon matches any text. */
  path: string;
  /** True if visitors without a session see the login form instead of the page. */
  needsSession: boolean;
  Page: ComponentType<PageProps>;
}

/**
 * All pages of the cabinet. Those of most visits are in one script, because on a slow connection another request takes longer
 * than their bytes, and because such a request may fail.
 */
export const routes: readonly Route[] = [
  { path: '/', needsSession: true, Page: OrdersPage },
  { path: '/orders', needsSession: true, Page: OrdersPage },
  { path: '/orders/:code', needsSession: true, Page: OrderPage },
  { path: '/order-now', needsSession: false, Page: OrderNowPage },
  { path: '/secure-payment', needsSession: false, Page: SecurePaymentPage },
  { path: '/login', needsSession: false, Page: LoginPage },
  { path: '/forgot-password', needsSession: false, Page: ForgotPasswordPage },
  { path: '/profile', needsSession: true, Page: ProfilePage },
  { path: '/bonus', needsSession: true, Page: BonusPage },
  { path: '/writers', needsSession: true, Page: WritersPage },
];

/**
 * Returns the route of a path without query, and its parameters; null if there is no such page. A slash at the end is
 * ignored.
 */
export const findRoute = (path: string): { route: Route; params: Record<string, string> } | null => {
  for (const route of routes) {
    const pattern = route.path.replace(/:(\w+)/, '(?<$1>[^/]+)');
    const found = new RegExp(`^${pattern}/?$`).exec(path);
    if (found) return { route, params: { ...found.groups } };
  }
  return null;
};

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Opens links to pages of the cabinet without loading the document again. All other links keep their default behaviour. */
export const followLinks = (page: Window, go: Cabinet['go']) =>
  page.document.addEventListener('click', (event) => {
    if (event.defaultPrevented || !isPlainClick(event) || !(event.target instanceof Element)) return;
    const link = event.target.closest('a');
    if (!link?.href || link.target || link.hasAttribute('download')) return;
    const { origin, pathname, search, hash } = new URL(link.href);
    if (origin !== page.location.origin || hash || !findRoute(pathname)) return;
    event.preventDefault();
    go(pathname + search);
  });
