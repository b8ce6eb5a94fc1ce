import type { Choices } from '../choices/choices.ts';
import { scriptOf } from '../choices/snippets.ts';

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/**
 * Shows how many bytes the chosen widget downloads: its script with the first view, as the server at `scripts` sends it, and
 * then its code and the site's data, as the build has measured them.
 */
export const showBytes = async (place: HTMLElement, choices: Choices, scripts: string): Promise<void> => {
  const name = scriptOf(choices);
  const [script, measured] = await Promise.all(
    [`${scripts}/embed/${name}`, 'sizes.json'].map((address, index) =>
      fetch(address, { method: index ? 'GET' : 'HEAD' }).catch(() => null),
    ),
  );
  const first = Number(script?.headers.get('content-length'));
  const sizes: Readonly<Record<string, number>> = measured?.ok ? await measured.json() : {};
  const code = Number(sizes[choices.widget]) + Number(sizes['script-site']);
  place.textContent =
    first && code
      ? `${name}: ${kilobytes(first)}, then ${kilobytes(code)} of code and data.`
      : `${name}: a build with --quick has not measured its bytes.`;
};
