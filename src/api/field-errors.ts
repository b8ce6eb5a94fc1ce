import { isServerText, type ServerText } from '../order/server-text.ts';
import type { UnknownFields } from '../order/unknown-fields.ts';
import type { Failure, FailureReason, Result } from './result.ts';

type GeneralError = ServerText | FailureReason | 'tooManyRequests' | `tooManyRequestsFor:${number}`;

/** Reason of a failure without a list of errors. A proxy that limits requests sends status 429 without a list. */
const generalError = ({ status, reason, retryAfter }: Failure): GeneralError => {
  if (status !== 429) return reason;
  return retryAfter ? `tooManyRequestsFor:${retryAfter}` : 'tooManyRequests';
};

/**
 * Reads the server's list of `{property, message}`. The first error of each property is used. An error of a property that is
 * missing in `places`, the fields of the form, becomes the general error, because the form cannot display it at a field. The general
 * error concerns no field.
 */
export const fieldErrors = (result: Result<unknown>, places?: object) => {
  const errors = new Map<string, ServerText>();
  const list = result.failed && !result.aborted && Array.isArray(result.body) ? result.body : [];
  for (const item of list) {
    const { property, message }: UnknownFields = Object(item);
    const name = String(property ?? '');
    const place = !places || name in places ? name : '';
    if (isServerText(message) && !errors.has(place)) errors.set(place, message);
  }
  const unnamed = errors.get('') ?? null;
  errors.delete('');
  const hasNoMessage = !result.failed || result.aborted || errors.size > 0;
  return {
    fields: Object.fromEntries(errors),
    general: unnamed ?? (hasNoMessage ? null : generalError(result)),
  };
};

/**
 * Moves the error of a refused login from `identity`, which some servers name, to the e-mail address and the password, because the
 * server does not tell which of them was wrong.
 */
export const loginErrors = <Message>({
  identity,
  ...fields
}: Partial<Record<string, Message>>): Partial<Record<string, Message>> =>
  identity ? { ...fields, email: fields.email ?? identity, password: fields.email ?? identity } : fields;

/** Returns whether e-mail address and password have one error together, because the login was refused. */
export const isLoginRefused = ({ email, password }: Partial<Record<string, string>>): boolean =>
  Boolean(email) && email === password;
