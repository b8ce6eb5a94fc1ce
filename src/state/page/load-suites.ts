import { withTimeout } from '../../api/with-timeout.ts';

/** The suites that the server runs too, which come when something is first checked. */
export const loadSuites = () => withTimeout(import('../../validation/order-suites.ts'));
