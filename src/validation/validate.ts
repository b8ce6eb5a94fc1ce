// Exports all suites: those of the order form and those of the cabinet.
export * from './cabinet-suites.ts';
export type { FieldErrors } from './field-errors.ts';
export { validateEmail } from './login.ts';
export * from './order-suites.ts';
