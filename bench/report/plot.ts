import { figureOf, type Table } from './table.ts';

const width = 760;
const labels = 300;
const bar = 22;
const gap = 14;
const top = 56;
const numbers = 130;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const formatFigure = (value: number) => (value >= 100 ? value.toFixed(0) : value.toFixed(1));

interface Bar {
  name: string;
  value: number;
  min: number;
  max: number;
}

const barsOf = ({ columns, rows }: Table, column: string): Bar[] => {
  const index = columns.indexOf(column);
  return rows.flatMap(({ name, cells }) => {
    const cell = cells[index];
    const value = figureOf(cell);
    if (Number.isNaN(value)) return [];
    const { min, max } = typeof cell === 'object' ? cell : { min: value, max: value };
    return [{ name, value, min, max }];
  });
};

/** Draws the median of the runs as a bar, and across its end a line from the smallest to the largest run. */
const drawBar = ({ name, value, min, max }: Bar, index: number, scale: (value: number) => number) => {
  const y = top + index * (bar + gap);
  const middle = y + bar / 2;
  const kind = name.startsWith('Octavo') ? 'own' : 'peer';
  const spread =
    max > min
      ? `<path class="spread" d="M${scale(min)} ${middle}H${scale(max)}M${scale(min)} ${middle - 4}v8M${scale(max)} ${middle - 4}v8"/>`
      : '';
  return [
    `<text x="${labels - 10}" y="${middle + 5}" text-anchor="end">${escaped(name)}</text>`,
    `<rect class="${kind}" x="${labels}" y="${y}" width="${scale(value) - labels}" height="${bar}" rx="3"/>`,
    spread,
    `<text class="figure" x="${Math.max(scale(value), scale(max)) + 8}" y="${middle + 5}">${formatFigure(value)}</text>`,
  ].join('');
};

const style = `text{font:14px system-ui,sans-serif;fill:#1b2130}.title{font-weight:600;font-size:16px}.figure{font-variant-numeric:tabular-nums;fill:#5a6172}.own{fill:#1f3f77}.peer{fill:#b9bfcc}.spread{stroke:#c2571a;stroke-width:1.5;fill:none}`;

/**
 * Draws one column of a table as an SVG of horizontal bars. The SVG has a background, so that it is readable on light and dark
 * pages.
 */
export const plot = (table: Table, column: string, title: string): string => {
  const bars = barsOf(table, column);
  const most = Math.max(1, ...bars.map(({ max }) => max));
  const scale = (value: number) => Math.round(labels + (value / most) * (width - labels - numbers / 2));
  const height = top + bars.length * (bar + gap) + 10;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(title)}"><style>${style}</style><rect width="${width}" height="${height}" rx="8" fill="#fffdf9"/><text class="title" x="20" y="32">${escaped(title)}</text>${bars.map((one, index) => drawBar(one, index, scale)).join('')}</svg>\n`;
};
