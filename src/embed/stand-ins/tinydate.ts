type Parts = Record<string, (date: Date) => string | number>;

/**
 * Stands for 'tinydate' in a browser bundle: patterns of the parts that are passed in, and of its own part `YYYY`. Node
 * runs the real one; test/embed/stand-ins/stand-ins.test.ts holds the two to the same results.
 */
export default (pattern: string, parts: Parts) => (date: Date) =>
  pattern.replace(/{(\w+)}/g, (_, part) => `${parts[part]?.(date) ?? date.getFullYear()}`);
