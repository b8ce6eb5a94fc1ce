import { Type } from 'typebox';
import { oneOf } from '../../api/resources/schemas.ts';
import { type Brand as BrandValue, colourPattern, fontNames, fonts, logoLimits } from '../../order/brand.ts';
import { shortHashOf } from '../database/ids-and-secrets.ts';

const checked = (pattern: RegExp, problem: string) =>
  Type.Optional(
    Type.Refine(
      Type.String(),
      (text) => pattern.test(text),
      () => problem,
    ),
  );

/** Pattern of the name of a logo: hash, width and height in pixels, such as `…-240x64.png`. */
export const logoPattern: RegExp = /^[\w-]{16}-\d{1,3}x\d{1,3}\.png$/;

export const Brand = Type.Object(
  {
    logo: checked(logoPattern, 'must be the name of a logo that the office has stored'),
    accent: checked(colourPattern, 'must be # and six digits or letters from a to f, for example #1f3f77'),
    font: Type.Optional(oneOf(fontNames)),
  },
  { additionalProperties: false },
);

type Channels = readonly number[];

const channelsOf = (hex: string): Channels =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
const hexOf = (channels: Channels) =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** Relative luminance and contrast as WCAG 2 defines them. */
const luminanceOf = (channels: Channels) => {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrastOf = (one: Channels, other: Channels) => {
  const [light = 0, dark = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

/**
 * A scheme of the pages: the backgrounds with the least contrast to text and to buttons, and `end`, the value of all channels of
 * the text that differs most: black or white. An accent with a contrast below `least` makes a button that is hard to see, so the
 * button gets a colour with the contrast `target`.
 */
const schemes = {
  light: { page: channelsOf('#efe9dc'), card: channelsOf('#ffffff'), end: 0, least: 1.25, target: 1.25 },
  dark: { page: channelsOf('#1d222c'), card: channelsOf('#1d222c'), end: 255, least: 3, target: 7 },
};
/** Contrast of a link to the page. It is above the 4.5 of WCAG, because some links stand on a tint of their colour. */
const inkContrast = 5;
const steps = 64;

/** Returns the colour that is nearest to the accent and has a contrast to a background. */
const withContrast = (accent: string, end: number, [background, least]: readonly [Channels, number]) => {
  for (let step = 0; step < steps; step++) {
    const mixed = channelsOf(accent).map((channel) => channel + ((end - channel) * step) / steps);
    if (contrastOf(mixed, background) >= least) return hexOf(mixed);
  }
  return hexOf([end, end, end]);
};

/** Colours of a scheme: of buttons, of the text on them, and of links and outlines. */
export type Colours = Record<'fill' | 'onFill' | 'ink', string>;

/**
 * Returns the colours that a scheme has for an accent. Each text in them is readable for every accent: text on a button is black or
 * white, and a link is the accent, made darker or lighter only as far as necessary.
 */
export const coloursOf = (accent: string, name: keyof typeof schemes): Colours => {
  const { page, card, end, least, target } = schemes[name];
  const isSeen = contrastOf(channelsOf(accent), card) >= least;
  const fill = isSeen ? accent.toLowerCase() : withContrast(accent, end, [card, target]);
  // At this luminance, black and white are equally readable.
  const onFill = luminanceOf(channelsOf(fill)) > 0.179 ? '#000000' : '#ffffff';
  return { fill, onFill, ink: withContrast(accent, end, [page, inkContrast]) };
};

const accentRule = ({ fill, onFill, ink }: Colours) =>
  `--fill:${fill};--octavo-accent:${fill};--on-accent:${onFill};--octavo-on-accent:${onFill};--accent:${ink}`;
const rule = (declarations: string) => `:root,.octavo.cabinet{${declarations}}`;

/** Writes the look of a site as a style element for landing pages and cabinet; '' for a site without its own. */
export const brandStyle = ({ accent, font }: BrandValue): string => {
  const families = font && fonts[font].families;
  const declarations = [
    ...(families ? [`--sans:${families};--serif:${families};--octavo-font:${families}`] : []),
    ...(accent ? [accentRule(coloursOf(accent, 'light'))] : []),
  ];
  const dark = accent
    ? `@media(prefers-color-scheme:dark){${rule(accentRule(coloursOf(accent, 'dark')))}}`
    : '';
  return declarations.length > 0 ? `<style>${rule(declarations.join(';'))}${dark}</style>` : '';
};

/** Path of a logo, which every host of its site serves, and its size in pixels. */
export interface Logo {
  path: string;
  width: number;
  height: number;
}

/** Returns the logo of a site; null for a site that shows its name. */
export const logoOf = ({ logo }: BrandValue): Logo | null => {
  const [width = 0, height = 0] =
    /-(\d+)x(\d+)\.png$/
      .exec(logo ?? '')
      ?.slice(1)
      .map(Number) ?? [];
  return logo ? { path: `/brand/${logo}`, width, height } : null;
};

/**
 * Returns the name of a PNG as a logo, which contains its hash and its size; null for other files and for a size above the limits.
 * The office converts every chosen file to PNG, so that no drawing with scripts is ever stored.
 */
export const logoName = async (png: Buffer): Promise<string | null> => {
  const { fileTypeFromBuffer } = await import('file-type');
  if (png.length < 24 || png.length > logoLimits.bytes) return null;
  if ((await fileTypeFromBuffer(png))?.ext !== 'png') return null;
  // The size stands at the beginning of every PNG, after its signature and the head of its first chunk.
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const isOfSize = width > 0 && height > 0 && width <= logoLimits.width && height <= logoLimits.height;
  return isOfSize ? `${shortHashOf(png)}-${width}x${height}.png` : null;
};
