import type { DisplayedErrors } from '../../validation/field-errors.ts';

/** An order form's errors by field. Other modules read them; only this module writes them. */
interface FormErrors {
  errors: DisplayedErrors;
}

/** Adds errors at their fields. The errors of other fields stay. */
export const showErrors = ({ errors }: FormErrors, found: DisplayedErrors): void => {
  Object.assign(errors, found);
};

/** Replaces all errors by `found`. */
export const replaceErrors = (form: FormErrors, found: DisplayedErrors): void => {
  form.errors = found;
};

/** Clears the errors of these fields. Deleting an error that is absent would notify every component of the form. */
export const clearErrors = ({ errors }: FormErrors, ...fields: string[]): void => {
  for (const field of fields) if (errors[field]) delete errors[field];
};
