import type { UnknownFields } from '../order/unknown-fields.ts';

/** Method that `FormData` and `URLSearchParams` share. */
interface Form {
  append(name: string, value: string): void;
}

const formText = (value: unknown) => (typeof value === 'boolean' ? String(Number(value)) : String(value));

/**
 * Appends the payload to `form`: arrays as `name[]`, booleans as 1 or 0, files unchanged, null and undefined omitted.
 */
export const encode = <Into extends Form>(payload: unknown, form: Into): Into => {
  const appendField = (name: string, value: unknown) => {
    if (value === null || value === undefined) return;
    if (Array.isArray(value)) for (const item of value) appendField(`${name}[]`, item);
    else if (form instanceof FormData && value instanceof Blob) form.append(name, value);
    else form.append(name, formText(value));
  };
  const fields: UnknownFields = Object(payload);
  for (const [name, value] of Object.entries(fields)) appendField(name, value);
  return form;
};

/**
 * Replaces `:name` in a path. The values `.` and `..` are encoded twice, because they would lead to another path. The server
 * then answers 404.
 */
export const fillPath = (path: string, parameters: Readonly<Record<string, string | number>>) =>
  path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(parameters[name] ?? '').replace(/^\.\.?$/, '%252E'),
  );
