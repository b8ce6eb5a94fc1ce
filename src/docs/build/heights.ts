import heights from '../../embed/loader/heights.json';

const heightsByWidget: Readonly<Record<string, Readonly<Record<string, number>>>> = heights;

/** Space in px that a page usually leaves beside the element. */
const gutter = 40;

/** Returns the style rules that reserve the height of a widget. `declarations` are added to the first of them. */
export const heightRules = (
  widget: string,
  {
    template = '',
    version = 1,
    declarations = [],
  }: { template?: string; version?: number; declarations?: readonly string[] },
): string => {
  const names = [`${widget} of ${template}`, `${widget} of version ${version}`, widget];
  const heightsByWidth = names.map((name) => heightsByWidget[name]).find(Boolean) ?? {};
  const [[, least] = ['', 0], ...wider] = Object.entries(heightsByWidth);
  const first = ['display: block;', `min-height: ${least}px;`, ...declarations];
  const media = wider.map(
    ([width, height]) =>
      `\n@media (min-width: ${Number(width) + gutter}px) { octavo-${widget} { min-height: ${height}px } }`,
  );
  return `octavo-${widget} {\n  ${first.join('\n  ')}\n}${media.join('')}`;
};
