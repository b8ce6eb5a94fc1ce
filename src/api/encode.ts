import type { UnknownFields } from '../order/unknown-fields.ts';

/** The common part of FormData and URLSearchParams. */
interface Form {
  append(name: string, value: string): void;
}

const textOf = (value: unknown) => (typeof value === 'boolean' ? String(Number(value)) : String(value));

/**
 * Appends the payload to `form`: arrays as `name[]`, booleans as 1 or 0, files unchanged, null and undefined omitted.
 */
export const encode = <Into extends Form>(payload: unknown, form: Into): Into => {
  const put = (name: string, value: unknown) => {
    if (value === null || value === undefined) return;
    if (Array.isArray(value)) for (const item of value) put(`${name}[]`, item);
    else if (form instanceof FormData && value instanceof Blob) form.append(name, value);
    else form.append(name, textOf(value));
  };
  const fields: UnknownFields = Object(payload);
  for (const [name, value] of Object.entries(fields)) put(name, value);
  return form;
};

/**
 * Replaces `:name` in a path. A value `.` or `..` would lead to another path, so it is encoded twice. The server then finds
 * nothing under it.
 */
export const fillPath = (path: string, parameters: Readonly<Record<string, string | number>>) =>
  path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(parameters[name] ?? '').replace(/^\.\.?$/, '%252E'),
  );
