import type { FieldError } from '../api/resources.ts';
import type { FieldErrors } from '../validation/field-errors.ts';

/** Everything that a request can be refused for: its status, and what is said where no field is concerned. */
const refusals = {
  unreadable: [400, 'The request could not be read'],
  loggedOut: [401, 'Please log in'],
  authDisabled: [403, 'Registration and login are turned off on this site'],
  siteUnknown: [404, 'There is no such site'],
  notFound: [404, 'There is nothing at this address'],
  statusForbids: [409, 'The order is not in a state that allows this'],
  orderClosed: [409, 'This order is closed, and nothing more can be sent to it'],
  keyReused: [409, 'This Idempotency-Key was sent with another order'],
  alreadyPaid: [409, 'This order is paid already'],
  nothingDue: [409, 'This order has been called off, and nothing has to be paid for it'],
  refundEarly: [409, 'The payment that was refunded has not been reported yet'],
  paymentPending: [409, 'Your payment is being confirmed. There is nothing left to do'],
  paymentBegun: [409, 'A payment of this order has just begun, so nothing was changed. Please look again'],
  orderChanged: [409, 'This order has just changed. Please look at it again before you pay'],
  paidByHand: [409, 'This order is not paid online. You will hear from us how to pay'],
  tooLarge: [413, 'The request is too large'],
  unsupported: [415, 'The request is of a kind that is not supported'],
  rangeUnavailable: [416, 'The file has no such part'],
  invalid: [422, 'The request is not valid'],
  paymentMismatch: [422, 'The amount or currency paid is not that of the order'],
  tooMany: [429, 'Too many attempts. Please try again later'],
  tooManyFiles: [429, 'You have sent all the files that a day allows. Please try again tomorrow'],
  filesUnavailable: [503, 'Files cannot be reached just now. Please try again in a minute'],
  paymentRefused: [
    502,
    'The payment service did not accept this order. Nothing was charged, and your order is safe. Please write to us',
  ],
  paymentUnclosed: [
    503,
    'Your open payment page could not be closed, so nothing was changed. Please try again in a minute',
  ],
  paymentUnavailable: [
    503,
    'The payment page could not be opened. Nothing was charged, and your order is safe. Please try again in a minute',
  ],
} as const satisfies Record<string, readonly [number, string]>;

export type RefusalName = keyof typeof refusals;

/** An expected refusal: thrown anywhere below a route, answered by the one handler. */
export class Refusal extends Error {
  readonly status: number;
  readonly list: FieldError[];

  constructor(
    readonly reason: RefusalName,
    fields: FieldErrors = {},
    /** Seconds after which it is worth trying again. */
    readonly retryAfter: number | null = null,
  ) {
    const [status, message] = refusals[reason];
    super(message);
    this.status = status;
    const named = Object.entries(fields).map(([property, text = '']) => ({ property, message: text }));
    this.list = named.length > 0 ? named : [{ property: '', message }];
  }
}

/** For what failed outside of us: the log is told why, the person only what to do. */
export const unavailable = (
  reason: 'filesUnavailable' | 'paymentUnavailable' | 'paymentUnclosed' | 'paymentRefused',
  cause: unknown,
): Refusal => Object.assign(new Refusal(reason), { cause });

/** Throws where a suite found anything. */
export const refuseInvalid = (errors: FieldErrors): void => {
  if (Object.keys(errors).length > 0) throw new Refusal('invalid', errors);
};

/** The part of a framework's error that is read. */
interface Thrown {
  statusCode?: number;
  validation?: readonly { instancePath: string; params: { missingProperty?: string } }[];
}

const byStatus: Readonly<Record<number, RefusalName>> = {
  401: 'loggedOut',
  404: 'notFound',
  413: 'tooLarge',
  415: 'unsupported',
  422: 'invalid',
  429: 'tooMany',
};

const unreadableValue = 'This could not be understood. Please enter it again';

/** A body of the wrong shape: the first segment of the place is the field. */
const shapeRefusal = ([first]: NonNullable<Thrown['validation']>) => {
  const [, field = ''] = first?.instancePath.split('/') ?? [];
  const { missingProperty = '' } = first?.params ?? {};
  if (field) return new Refusal('invalid', { [field]: unreadableValue });
  return new Refusal('invalid', missingProperty ? { [missingProperty]: 'valueRequired' } : {});
};

/** The refusal that an error stands for; null for what is our own fault and nobody else's business. */
export const refusalOf = (error: unknown): Refusal | null => {
  if (error instanceof Refusal) return error;
  const { statusCode = 500, validation }: Thrown = Object(error);
  if (validation) return shapeRefusal(validation);
  if (statusCode >= 500 || statusCode < 400) return null;
  return new Refusal(byStatus[statusCode] ?? 'unreadable');
};

/** Says nothing of what happened inside. */
export const hiddenFailure: FieldError[] = [
  { property: '', message: 'Something went wrong on our side. Please try again' },
];
