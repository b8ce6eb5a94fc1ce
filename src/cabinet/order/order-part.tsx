import { deferParts } from '../shared/loading.tsx';

/** Renders parts of an order's page. Their code is loaded after the page is shown. */
export const OrderPart = deferParts('order parts', () => import('./deferred-parts.ts'));
