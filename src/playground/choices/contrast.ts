/** Red, green and blue, 0 to 255. */
export type Colour = readonly [number, number, number];

/** Lowest contrast that WCAG 2.2 allows for text. */
export const leastContrast = 4.5;

/** Style tokens of texts, each with the token of the colour behind the text. */
export const contrastPairs: readonly (readonly [text: string, background: string])[] = [
  ['ink', 'surface'],
  ['muted', 'surface'],
  ['on-accent', 'accent'],
  ['button-ink', 'button-background'],
  ['price-ink', 'surface'],
  ['label-ink', 'surface'],
  ['ink', 'field'],
  ['error-ink', 'error-background'],
  ['tooltip-ink', 'tooltip-background'],
  ['ink', 'option-background'],
];

/** Style tokens that have the value of another token while they are not set. */
export const fallbackTokens: Readonly<Record<string, string>> = {
  'button-ink': 'on-accent',
  'button-background': 'accent',
  'price-ink': 'ink',
  'label-ink': 'ink',
  'error-background': 'danger',
};

const linearChannel = (channel: number) => {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

const luminanceOf = ([red, green, blue]: Colour) =>
  0.2126 * linearChannel(red) + 0.7152 * linearChannel(green) + 0.0722 * linearChannel(blue);

/** Returns the contrast of two colours by WCAG, from 1 to 21. */
export const contrastOf = (first: Colour, second: Colour): number => {
  const [dark = 0, light = 0] = [luminanceOf(first), luminanceOf(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};
