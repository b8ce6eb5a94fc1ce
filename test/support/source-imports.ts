import { readdirSync, readFileSync } from 'node:fs';
import { join, normalize, relative } from 'node:path';

/** Paths of all source files, relative to `src`. */
export const sources: readonly string[] = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.(tsx?|mjs)$/.test(path) && !path.endsWith('.d.ts'));

const specifier = /(?:^|[\s;])(?:import|export)\b(?:[^'"`;()]*?\bfrom)?\s*\(?\s*['"]([^'"]+)['"]/g;

/**
 * All imports of the source, also `import()`: the importing file, the module specifier, the file to which a relative one leads
 * (empty for a package), and whether types alone are imported.
 */
export const allImports = sources.flatMap((path) =>
  [...readFileSync(join('src', path), 'utf8').matchAll(specifier)].map(([text, name = '']) => ({
    path,
    name,
    target: name.startsWith('.')
      ? relative('src', normalize(join('src', path, '..', name))).replaceAll('\\', '/')
      : '',
    isType: /\b(import|export)\s+type\b/.test(text) || /\{(\s*type [^,}]+,?)+\s*\}/.test(text),
  })),
);
