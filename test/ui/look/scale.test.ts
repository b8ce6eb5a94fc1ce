import { readdirSync, readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';

const look = suite('the scale of type and space');

/**
 * Allowed sizes in px. `control` has the two parts of a control's height of 44 px: a line of at most 24 px, and the
 * space above and below it.
 */
const scale: Record<'type' | 'space' | 'control', readonly number[]> = JSON.parse(
  readFileSync('src/ui/look/scale.json', 'utf8'),
);

/** Sizes that are allowed outside the scale, by file. */
const exceptions: Record<string, readonly number[]> = {
  // A size in units of a drawing, which are not px of the page.
  'src/widgets/order-form/check/step-two.css': [5.5, 7],
  // The box of a checkbox and the space after it, so that links stand below the text of its label.
  'src/widgets/order-form/rest/rest-pages.css': [34],
};

const typeProperties = /^(font|font-size|--(note|small|text|large|title-\d))$/;
const spaceProperties = /^((row-|column-)?gap|(padding|margin)(-[a-z-]+)?|--(near|apart|far))$/;

/** Returns the lengths of a CSS value in px. A `clamp()` counts as its smallest and its largest length. */
const lengthsOf = (value: string) =>
  [...value.replace(/clamp\(([^,]+),.*,([^,)]+)\)/g, '$1 $2').matchAll(/(\d*\.?\d+)(px|rem|em)\b/g)].map(
    ([, length, unit]) => (unit === 'em' ? Number.NaN : Number(length) * (unit === 'rem' ? 16 : 1)),
  );

const allowedFor = (property: string) => {
  if (typeProperties.test(property)) return scale.type;
  return spaceProperties.test(property) ? [...scale.space, ...scale.control] : null;
};

const declarationsOf = (path: string) =>
  readFileSync(path, 'utf8')
    .replaceAll(/\/\*.*?\*\//gs, '')
    .matchAll(/([\w-]+):\s*([^;{}]+);/g);

look('UI-08 every size of type and every space between elements is listed in the scale', () => {
  const sheets = ['src/ui', 'src/widgets', 'src/cabinet', 'src/demo'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.css'))
      .map((name) => `${folder}/${name}`),
  );
  assert.ok(sheets.length > 40);
  const strays = sheets.flatMap((path) =>
    [...declarationsOf(path)].flatMap(([, property = '', value = '']) => {
      const allowed = allowedFor(property);
      // Ignores the line height, which follows a slash.
      const lengths = allowed ? lengthsOf(property === 'font' ? (value.split('/')[0] ?? '') : value) : [];
      const isStray = lengths.some(
        (length) => ![...(allowed ?? []), ...(exceptions[path] ?? [])].includes(length),
      );
      return isStray ? [`${path}: ${property}: ${value}`] : [];
    }),
  );
  assert.equal(strays, []);
});

look.run();
