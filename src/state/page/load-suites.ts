import { inTime } from '../../api/in-time.ts';

/** The suites that the server runs too, which come when something is first checked. */
export const loadSuites = () => inTime(import('../../validation/order-suites.ts'));
