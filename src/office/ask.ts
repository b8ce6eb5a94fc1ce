import { HttpError } from 'react-admin';
import type { Call } from '../api/call.ts';
import { encode, fillPath } from '../api/encode.ts';
import type { FieldError } from '../api/resources/client.ts';
import type { UnknownFields } from '../order/unknown-fields.ts';

export interface OfficeRequest<Payload> {
  params?: Readonly<Record<string, string | number>>;
  payload?: Payload;
}

const unreachable =
  'The server cannot be reached. What you typed is still here: try again when you are online';

/** Returns the errors of a refusal by field, as the forms of react-admin show them. */
const errorsByField = (answer: unknown): Record<string, string> => {
  const errors: FieldError[] = Array.isArray(answer) ? answer : [];
  return Object.fromEntries(errors.map(({ property, message }) => [property || 'root', message]));
};

const requestBody = (encoding: Call<string, unknown, unknown>['encoding'], payload: unknown): RequestInit =>
  encoding === 'multipart'
    ? { body: encode(payload, new FormData()) }
    : { body: JSON.stringify(payload), headers: { 'content-type': 'application/json' } };

/** Sends a call of the office. Rejects with react-admin's error, whose body names the refused fields. */
export const ask = async <Payload, Response>(
  { method, path, encoding }: Call<string, Payload, Response>,
  { params = {}, payload }: OfficeRequest<Payload> = {},
): Promise<Response> => {
  const url = fillPath(path, params);
  const isQuery = encoding === 'query';
  const query = isQuery ? String(encode(payload, new URLSearchParams())) : '';
  const hasBody = method !== 'GET' && payload !== undefined;
  const response = await fetch(query ? `${url}?${query}` : url, {
    method,
    ...(hasBody && requestBody(encoding, payload)),
  }).catch(() => {
    throw new HttpError(unreachable, 0);
  });
  if (response.status === 204) return null as Response;
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as Response;
  const errors = errorsByField(answer);
  const [first = 'Something went wrong. Please try again'] = Object.values(errors);
  const body: UnknownFields = { errors };
  throw new HttpError(first, response.status, body);
};

/** Returns the fields of a form that have a value. Forms have `null` for a field that is empty or that a record does not have. */
export const withoutNull = (fields: UnknownFields): UnknownFields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => (value ?? null) !== null));

/** Returns the message of a failed call for the person. */
export const errorText = (error: unknown): string =>
  error instanceof Error ? error.message : 'Something went wrong. Please try again';

/** Returns the refused fields of a failed call with their messages. */
export const fieldErrorsOf = (error: unknown): Record<string, string> =>
  error instanceof HttpError ? (error.body?.errors ?? {}) : {};
