type Parts = Record<string, (date: Date) => string | number>;

/**
 * Replaces 'tinydate' in browser bundles. It supports `YYYY` and the parts that are passed to it.
 * test/embed/stand-ins/stand-ins.test.ts compares it with the package.
 */
export default (pattern: string, parts: Parts) => (date: Date) =>
  pattern.replace(/{(\w+)}/g, (_, part) => `${parts[part]?.(date) ?? date.getFullYear()}`);
