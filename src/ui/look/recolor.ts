import { createSheet, isDark, knowsLightDark } from './create-sheet.ts';
import readableAccent from './readable-accent.css';

const luminanceOf = ([red = 0, green = 0, blue = 0]: number[]) =>
  (0.2126 * red ** 2.2 + 0.7152 * green ** 2.2 + 0.0722 * blue ** 2.2) / 255 ** 2.2;

/** Returns red, green and blue, from 0 to 255, of a colour in any notation. */
const channelsOf = (color: string) => {
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) return [0, 0, 0];
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  return [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)];
};

/** Creates the style sheet of a readable accent for browsers that do not support readable-accent.css. */
const createAccent = (fill: string) => {
  let ink = channelsOf(fill);
  const onAccent = luminanceOf(ink) < 0.18 ? '#fff' : '#000';
  const isLight = !isDark();
  while (isLight ? luminanceOf(ink) > 0.1 : luminanceOf(ink) < 0.45)
    ink = ink.map((channel) => channel + (isLight ? -channel : 255 - channel) / 16);
  return createSheet(`.octavo{--accent:rgb(${ink});--on-accent:var(--octavo-on-accent,${onAccent})}`);
};

/** Adapts the colours of a widget to its browser and to the accent colour that the page has set. */
export const recolor = (root: ParentNode & Pick<ShadowRoot, 'adoptedStyleSheets'>): void => {
  if (!knowsLightDark())
    root.adoptedStyleSheets = root.adoptedStyleSheets.map((sheet) =>
      createSheet(Array.from(sheet.cssRules, ({ cssText }) => cssText).join('')),
    );
  const surface = root.querySelector('.octavo');
  if (!surface) return;
  // The theme minimal takes its text colour from the page. Light text shows that the page is dark, and dark text that it is
  // light, even if its scheme says otherwise.
  const luminance = luminanceOf(channelsOf(getComputedStyle(surface).color));
  const isOnDark = isDark(surface);
  if (isOnDark ? luminance < 0.1 : luminance > 0.4)
    root.adoptedStyleSheets.push(
      createSheet(`.octavo[data-theme=minimal]{color-scheme:${isOnDark ? 'light' : 'dark'}}`),
    );
  const isComputed = CSS.supports('color:light-dark(oklch(from red l c h),red)');
  root.adoptedStyleSheets.push(
    isComputed ? createSheet(readableAccent) : createAccent(getComputedStyle(surface).accentColor),
  );
};
