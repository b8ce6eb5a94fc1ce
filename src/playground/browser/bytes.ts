import type { Choices } from '../choices/choices.ts';
import { scriptOf } from '../choices/snippets.ts';

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/**
 * Shows how many bytes the chosen widget downloads: its script with the data of the site, as the server at `scripts` sends it, and
 * then its code, as the build has measured it.
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
  const code = sizes[choices.widget];
  place.textContent =
    first && code
      ? `${name}: ${kilobytes(first)} with the site’s data, then ${kilobytes(code)} of code.`
      : `${name}: a build with --quick has not measured its bytes.`;
};
