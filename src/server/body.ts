import type { FastifyRequest } from 'fastify';
import qs from 'qs';
import { Refusal } from './errors.ts';

/** Arrays are `name[]`, members `name[key]`; more fields than any form of ours has are not read. */
const limits = { arrayLimit: 200, depth: 3, parameterLimit: 500 };

export const parseFields = (text: string): Record<string, unknown> => qs.parse(text, limits);

/** A multipart form as the same object that an url-encoded one would give. Files have a call of their own. */
const readMultipart = async (request: FastifyRequest) => {
  const pairs: string[] = [];
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      part.file.resume();
      // An untouched file input sends a part without a name.
      if (part.filename) throw new Refusal('unsupported', { [part.fieldname]: 'file-type-invalid' });
      continue;
    }
    if (part.valueTruncated || part.fieldnameTruncated) throw new Refusal('tooLarge');
    pairs.push(`${encodeURIComponent(part.fieldname)}=${encodeURIComponent(String(part.value))}`);
  }
  return parseFields(pairs.join('&'));
};

/** The field that holds a NUL, which PostgreSQL cannot keep in a text; null where none does. */
const fieldWithNul = (value: unknown, field = ''): string | null => {
  if (typeof value === 'string') return value.includes('\0') ? field : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, inner] of Object.entries(value)) {
    const found = name.includes('\0') ? '' : fieldWithNul(inner, field || name);
    if (found !== null) return found;
  }
  return null;
};

/** Brings every kind of body into one shape before it is checked. */
export const prepareBody = async (request: FastifyRequest): Promise<void> => {
  const { isUpload } = request.routeOptions.config as { isUpload?: boolean };
  if (request.isMultipart() && !isUpload) request.body = await readMultipart(request);
  request.body ??= {};
  for (const part of [request.body, request.query, request.params]) {
    const field = fieldWithNul(part);
    if (field !== null) throw new Refusal('invalid', field ? { [field]: 'choiceUnavailable' } : {});
  }
};
