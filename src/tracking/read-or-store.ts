/**
 * Reads a value if called without `value`, stores a truthy value, and removes a stored one if `value` is falsy. Returns
 * undefined if nothing is stored or if the browser refuses. A blocked localStorage throws on access, a full one on
 * writing.
 */
export const readOrStore = (key: string, value?: unknown) => {
  const name = `octavo:${key}`;
  try {
    if (value === undefined) return JSON.parse(localStorage[name]);
    if (value) localStorage[name] = JSON.stringify(value);
    else delete localStorage[name];
    return true;
  } catch {}
};
