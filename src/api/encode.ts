/** Both kinds of form, and a query, take their fields alike. */
interface Form {
  append(name: string, value: string): void;
}

const textOf = (value: unknown) => (typeof value === 'boolean' ? String(Number(value)) : String(value));

/** Fills `form`: arrays as `name[]`, booleans as 1 and 0, files as they are, null and undefined left out. */
export const encode = <Into extends Form>(payload: unknown, form: Into): Into => {
  const put = (name: string, value: unknown) => {
    if (value === null || value === undefined) return;
    if (Array.isArray(value)) for (const item of value) put(`${name}[]`, item);
    else if (form instanceof FormData && value instanceof Blob) form.append(name, value);
    else form.append(name, textOf(value));
  };
  for (const [name, value] of Object.entries(Object(payload))) put(name, value);
  return form;
};

/** Fills in `:name`. A value of dots alone would climb out of its folder, so it is made unknown instead. */
export const fillPath = (path: string, parameters: Readonly<Record<string, string | number>>) =>
  path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(parameters[name] ?? '').replace(/^\.\.?$/, '%252E'),
  );
