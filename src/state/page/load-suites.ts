import { deferred } from '../../api/deferred.ts';

/** Loads the validation suites of the order form when a field is first checked. */
export const loadSuites = deferred(() => import('../../validation/order-suites.ts'));
