import heights from '../../embed/loader/heights.json';

const heightsByName: Readonly<Record<string, Readonly<Record<string, number>>>> = heights;

/** Returns the rules of a widget, template or version. `gutter` is the space in px that the page leaves beside its elements. */
const styleRules = (selector: string, name: string, gutter = 40) => {
  const [[, least] = ['', 0], ...wider] = Object.entries(heightsByName[name] ?? {});
  const media = wider.map(
    ([width, height]) =>
      `\n@media (min-width: ${Number(width) + gutter}px) { ${selector} { min-height: ${height}px } }`,
  );
  return `${selector} {\n  display: block;\n  min-height: ${least}px;\n}${media.join('')}`;
};

/** Returns the style rules that reserve the height of a widget. */
export const heightRules = (widget: string, template = '', version = 1): string => {
  const names = [`${widget} of ${template}`, `${widget} of version ${version}`];
  return styleRules(`octavo-${widget}`, names.find((name) => name in heightsByName) ?? widget);
};

/** Returns the rules of every widget, template and version that has a height of its own. */
export const everyHeightRule = (gutter?: number): string =>
  Object.keys(heightsByName)
    .map((name) => {
      const [, widget = '', version, template] = /^([\w-]+)(?: of (?:version (\d)|(\w+)))?$/.exec(name) ?? [];
      const attribute = version ? `[version="${version}"]` : template ? `[template="${template}"]` : '';
      return styleRules(`octavo-${widget}${attribute}`, name, gutter);
    })
    .join('\n\n');
