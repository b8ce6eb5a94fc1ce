import {
  type Colour,
  contrastOf,
  contrastPairs,
  fallbackTokens,
  leastContrast,
} from '../choices/contrast.ts';

type Defaults = Readonly<Record<string, readonly [light: string, dark: string]>>;

/** Returns red, green and blue of a CSS colour; null if the browser does not know the colour. */
export const parseColour = (text: string): Colour | null => {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context || !text || !CSS.supports('color', text)) return null;
  context.fillStyle = text;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
};

/** Returns a colour as `#rrggbb`. */
export const hexOf = (colour: Colour): string =>
  `#${colour.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

interface Contrast {
  text: string;
  background: string;
  contrast: number;
  isEnough: boolean;
}

/** Returns the contrast of each pair of tokens in which the visitor has set at least one. */
export const contrastsOf = (
  chosen: Readonly<Record<string, string>>,
  defaults: Defaults,
  isDark: boolean,
): readonly Contrast[] => {
  const colourOf = (token: string): string =>
    chosen[token] ||
    (fallbackTokens[token] ? colourOf(fallbackTokens[token]) : (defaults[token]?.[isDark ? 1 : 0] ?? ''));
  // Returns whether the text on the accent is automatically black or white, because its token is not set.
  const isAutomatic = (token: string) =>
    (token === 'on-accent' || fallbackTokens[token] === 'on-accent') &&
    !chosen[token] &&
    !chosen['on-accent'];
  return contrastPairs.flatMap(([text, background]) => {
    if (!(chosen[text] || chosen[background]) || isAutomatic(text)) return [];
    const [first, second] = [parseColour(colourOf(text)), parseColour(colourOf(background))];
    if (!first || !second) return [];
    const contrast = contrastOf(first, second);
    return [{ text, background, contrast, isEnough: contrast >= leastContrast }];
  });
};
