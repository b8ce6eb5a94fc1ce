import { deferred } from '../../api/deferred.ts';

/** Loads the validation suites, which the server runs too, when a field is first checked. */
export const loadSuites = deferred(() => import('../../validation/order-suites.ts'));
