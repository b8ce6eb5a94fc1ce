import { readdirSync, readFileSync } from 'node:fs';
import { join, normalize, relative } from 'node:path';

/** Paths of all source files, relative to `src`. */
export const sources: readonly string[] = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.(tsx?|mjs)$/.test(path) && !path.endsWith('.d.ts'));

/** Returns the text of a source file. */
export const readSource = (path: string): string => readFileSync(join('src', path), 'utf8');

const specifier = /(?:^|[\s;])(?:import|export)\b(?:[^'"`;()]*?\bfrom)?\s*\(?\s*['"]([^'"]+)['"]/g;

/** Returns the module specifiers in a source file, including imports of types and `import()`. */
export const specifiersOf = (path: string): string[] =>
  [...readSource(path).matchAll(specifier)].map(([, name = '']) => name);

/** Returns the module specifiers in a source file without those from which it imports types alone. */
export const valueSpecifiersOf = (path: string): string[] =>
  [...readSource(path).matchAll(specifier)]
    .filter(([text]) => !/\b(import|export)\s+type\b/.test(text) && !/\{(\s*type [^,}]+,?)+\s*\}/.test(text))
    .map(([, name = '']) => name);

export const isRelative = (name: string): boolean => name.startsWith('.');

/** Returns the path of the file to which a relative module specifier leads. */
export const targetOf = (path: string, name: string): string =>
  relative('src', normalize(join('src', path, '..', name))).replaceAll('\\', '/');
