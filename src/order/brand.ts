import { fieldsOf } from './vocabulary/map-fields.ts';

// The choices for the look of a site. The office offers them, and the server writes the chosen look into pages and letters.

/** Fonts that the systems of visitors have, so that no page downloads one. */
export const fonts = {
  system: {
    name: 'System',
    families: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', sans-serif",
  },
  humanist: {
    name: 'Humanist',
    families: "Seravek, 'Gill Sans Nova', Ubuntu, Calibri, 'DejaVu Sans', sans-serif",
  },
  serif: {
    name: 'Serif',
    families: "'Iowan Old Style', 'Palatino Linotype', Palatino, 'URW Palladio L', P052, Georgia, serif",
  },
  rounded: {
    name: 'Rounded',
    families:
      "ui-rounded, 'Hiragino Maru Gothic ProN', Quicksand, 'Arial Rounded MT Bold', Calibri, sans-serif",
  },
  slab: {
    name: 'Slab',
    families: "Rockwell, 'Rockwell Nova', 'Roboto Slab', 'DejaVu Serif', 'Sitka Small', serif",
  },
} as const;
export type FontName = keyof typeof fonts;
export const fontNames: readonly FontName[] = fieldsOf(fonts);

/** Pattern of a colour, such as `#1f3f77`. */
export const colourPattern = /^#[0-9a-f]{6}$/i;

/** Limits of a stored logo. The sizes are in pixels, four times those on a page, for screens with a high density. */
export const logoLimits = { width: 960, height: 160, bytes: 400_000 };

/** Look of a site. An absent value is as on a site without a brand. */
export interface Brand {
  /** Name of a stored logo, which contains its size: `hash-640x160.png`. */
  logo?: string;
  /** Colour of buttons, as six hexadecimal digits: `#1f3f77`. */
  accent?: string;
  font?: FontName;
}
