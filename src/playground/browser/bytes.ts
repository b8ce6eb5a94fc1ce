import type { Choices } from '../choices/choices.ts';
import { scriptOf } from '../choices/snippets.ts';

type Sizes = Readonly<Record<string, { first: number; all: number }>>;

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Shows how many brotli bytes the chosen script downloads, as the build has measured. */
export const showBytes = async (place: HTMLElement, choices: Choices): Promise<void> => {
  const response = await fetch('sizes.json').catch(() => null);
  const sizes: Sizes = response?.ok ? await response.json() : {};
  const { name, isModule } = scriptOf(choices);
  const size = sizes[isModule ? name : choices.widget];
  place.textContent = size
    ? `${name}: ${kilobytes(size.first)} to the first frame, ${kilobytes(size.all)} with all that is downloaded later, without the site’s data.`
    : `${name}: a build with --quick has not measured its bytes.`;
};
