import type { FieldError } from '../api/resources/client.ts';
import type { UnknownFields } from '../order/unknown-fields.ts';
import { isDatabaseUnavailable, isDiskFull } from './database/outages.ts';
import { type RefusalName, refusals, sentences } from './http/refusals.ts';

/** Refused fields, each with a code of `validation/messages` or with a sentence that only this server sends. */
export type RefusalFields = Partial<Record<string, string>>;

/** Expected error of a request. Any code below a route may throw it; the error handler turns it into the response. */
export class Refusal extends Error {
  readonly status: number;
  /** Body of the response. */
  readonly fieldErrors: FieldError[];

  constructor(
    readonly reason: RefusalName,
    fields: RefusalFields = {},
    /** Seconds after which a retry may succeed, for the header `Retry-After`; null if unknown. */
    readonly retryAfter: number | null = null,
  ) {
    const { status, message } = refusals[reason];
    super(message);
    this.status = status;
    const fieldErrors = Object.entries(fields).map(([property, text = '']) => ({ property, message: text }));
    this.fieldErrors = fieldErrors.length > 0 ? fieldErrors : [{ property: '', message }];
  }
}

export const isRefused = (error: unknown, reason: RefusalName): boolean =>
  error instanceof Refusal && error.reason === reason;

/** Creates a refusal for the failure of another service. The log gets the cause; the visitor gets the refusal's message. */
export const refusalWithCause = (
  reason:
    | 'filesUnavailable'
    | 'scannerUnavailable'
    | 'paymentUnavailable'
    | 'paymentPageNotClosed'
    | 'refundUnavailable'
    | 'refundFailed'
    | 'paymentRefused',
  cause: unknown,
): Refusal => Object.assign(new Refusal(reason), { cause });

/** Throws the refusal `invalid` if a validation has found errors. */
export const refuseInvalid = (errors: RefusalFields): void => {
  if (Object.keys(errors).length > 0) throw new Refusal('invalid', errors);
};

const byStatus: Readonly<Record<number, RefusalName>> = {
  401: 'loginRequired',
  404: 'notFound',
  408: 'tooSlow',
  413: 'tooLarge',
  415: 'unsupported',
  422: 'invalid',
  429: 'tooManyAttempts',
};

/** Returns the refusal for a body that does not match its schema. The first segment of a problem's path names the field. */
const shapeRefusal = (problems: unknown[]) => {
  const { instancePath, params }: UnknownFields = Object(problems[0]);
  const { missingProperty: missing }: UnknownFields = Object(params);
  const [, field = ''] = String(instancePath ?? '').split('/');
  const missingProperty = String(missing ?? '');
  if (field) return new Refusal('invalid', { [field]: sentences.unreadableValue });
  return new Refusal('invalid', missingProperty ? { [missingProperty]: 'valueRequired' } : {});
};

/** Returns the refusal for an unavailable database. Visitors may retry after 10 s. */
export const recordsUnavailable = (): Refusal => new Refusal('recordsUnavailable', {}, 10);

/** Returns the refusal for an error; null for an unexpected error, whose details stay hidden. */
export const refusalOf = (error: unknown): Refusal | null => {
  if (isDiskFull(error)) return new Refusal('diskFull');
  if (error instanceof Refusal) return error;
  if (isDatabaseUnavailable(error)) return recordsUnavailable();
  const { statusCode = 500, validation }: UnknownFields = Object(error);
  if (Array.isArray(validation)) return shapeRefusal(validation);
  const status = Number(statusCode);
  return status >= 400 && status < 500 ? new Refusal(byStatus[status] ?? 'unreadable') : null;
};

/** Response body for unexpected errors. It contains no details, because they may include secrets. */
export const internalError: FieldError[] = [{ property: '', message: sentences.unexpected }];

/** Returns the message of a thrown value, for logs and operators. */
export const errorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
