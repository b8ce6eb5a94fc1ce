import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { brandStyle, coloursOf } from '../../../src/server/sites/brand.ts';

const brand = suite('the look of a site');

/** Relative luminance as WCAG 2 defines it, written anew, so that an error of the code is not repeated. */
const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((share) => (share > 0.04045 ? ((share + 0.055) / 1.055) ** 2.4 : share / 12.92));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

/** Backgrounds of landing pages, cabinet and letters. */
const backgrounds = {
  light: ['#faf7f0', '#fffdf9', '#efe9dc', '#f4f1ea', '#ffffff'],
  dark: ['#14171d', '#1a1e26', '#1d222c', '#161a22', '#1d222b'],
};
const levels = ['00', '40', '80', 'c0', 'ff'];
const accents = levels.flatMap((red) =>
  levels.flatMap((green) => levels.map((blue) => `#${red}${green}${blue}`)),
);

brand('UI-08 every accent gives readable text on buttons and readable links, in light and dark', () => {
  for (const scheme of ['light', 'dark'] as const)
    for (const accent of accents) {
      const { fill, onFill, ink } = coloursOf(accent, scheme);
      assert.ok(contrast(fill, onFill) >= 4.5, `${accent} ${scheme}: text on ${fill}`);
      for (const background of backgrounds[scheme])
        assert.ok(contrast(ink, background) >= 4.5, `${accent} ${scheme}: ${ink} on ${background}`);
    }
});

brand('an accent stays as it is where it can be seen', () => {
  assert.is(coloursOf('#D9480F', 'light').fill, '#d9480f');
  assert.is(coloursOf('#ffd400', 'light').fill, '#ffd400');
  assert.is(coloursOf('#0a0a12', 'light').fill, '#0a0a12');
  assert.is.not(coloursOf('#0a0a12', 'dark').fill, '#0a0a12', 'a black button on a dark page');
  assert.is.not(coloursOf('#ffffff', 'light').fill, '#ffffff', 'a white button on a light page');
});

brand('a site without choices adds nothing to its pages', () => {
  assert.is(brandStyle({}), '');
  assert.is(brandStyle({ logo: 'logo' }), '');
});

brand.run();
