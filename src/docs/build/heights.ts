import heights from '../../embed/loader/heights.json';

const heightsByWidget: Readonly<Record<string, Readonly<Record<string, number>>>> = heights;

/** Space in px that a page usually leaves beside the element. */
const usualGutter = 40;

const rulesOf = (
  selector: string,
  name: string,
  { declarations = [], gutter = usualGutter }: { declarations?: readonly string[]; gutter?: number },
) => {
  const [[, least] = ['', 0], ...wider] = Object.entries(heightsByWidget[name] ?? {});
  const first = ['display: block;', `min-height: ${least}px;`, ...declarations];
  const media = wider.map(
    ([width, height]) =>
      `\n@media (min-width: ${Number(width) + gutter}px) { ${selector} { min-height: ${height}px } }`,
  );
  return `${selector} {\n  ${first.join('\n  ')}\n}${media.join('')}`;
};

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
  const name = names.find((one) => one in heightsByWidget) ?? widget;
  return rulesOf(`octavo-${widget}`, name, { declarations });
};

/**
 * Returns the rules of every widget, template and version that has a height of its own. `gutter` is the space in px that the
 * page leaves beside its elements.
 */
export const everyHeightRule = (gutter = usualGutter): string =>
  Object.keys(heightsByWidget)
    .map((name) => {
      const [, widget = '', version, template] = /^([\w-]+)(?: of (?:version (\d)|(\w+)))?$/.exec(name) ?? [];
      const attribute = version ? `[version="${version}"]` : template ? `[template="${template}"]` : '';
      return rulesOf(`octavo-${widget}${attribute}`, name, { gutter });
    })
    .join('\n\n');
