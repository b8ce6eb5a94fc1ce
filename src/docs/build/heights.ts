import heights from '../../embed/loader/heights.json';

const own: Readonly<Record<string, Readonly<Record<string, number>>>> = heights;

/** Space in px that a page usually leaves beside the element. */
const gutter = 40;

/** Returns the style rules that reserve the height of a widget, in which `more` declarations stand. */
export const heightRules = (
  widget: string,
  {
    template = '',
    version = 1,
    more = [],
  }: { template?: string; version?: number; more?: readonly string[] },
): string => {
  const kind = template === 'm3_d1' ? ' of m3_d1' : version === 2 ? ' of version 2' : '';
  const [[, least] = ['', 0], ...wider] = Object.entries(own[widget + kind] ?? own[widget] ?? {});
  const declarations = ['display: block;', `min-height: ${least}px;`, ...more];
  const media = wider.map(
    ([width, height]) =>
      `\n@media (min-width: ${Number(width) + gutter}px) { octavo-${widget} { min-height: ${height}px } }`,
  );
  return `octavo-${widget} {\n  ${declarations.join('\n  ')}\n}${media.join('')}`;
};
