import type { WidgetName } from '../../order/vocabulary/site.ts';
import { attributes } from '../../public-interface/attributes.ts';
import { everyWidget } from '../../public-interface/elements.ts';

/** Choices of the playground. An empty text leaves the choice to the site or to the page. */
export interface Choices {
  widget: WidgetName;
  template: string;
  theme: string;
  version: string;
  rule: string;
  locale: string;
  direction: string;
  scheme: string;
  /** Query of the page on which the widget stands, such as `typeId=1`. */
  query: string;
  /** Values of tokens by their names without `--octavo-`. */
  tokens: Readonly<Record<string, string>>;
}

/** Names of the choices that are one text each. */
export const textChoices = [
  'template',
  'theme',
  'version',
  'rule',
  'locale',
  'direction',
  'scheme',
  'query',
] as const satisfies readonly (keyof Choices)[];

const tokenPrefix = 'token-';

/** Reads the choices of an address. Unknown names are ignored. */
export const readChoices = (search: string): Choices => {
  const query = new URLSearchParams(search);
  const tokens = [...query].flatMap(([name, value]) =>
    name.startsWith(tokenPrefix) && value ? [[name.slice(tokenPrefix.length), value] as const] : [],
  );
  const textOf = (name: string) => query.get(name) ?? '';
  return {
    widget: everyWidget.find((name) => name === textOf('widget')) ?? 'calculator',
    template: textOf('template'),
    theme: textOf('theme'),
    version: textOf('version'),
    rule: textOf('rule'),
    locale: textOf('locale'),
    direction: textOf('direction'),
    scheme: textOf('scheme'),
    query: textOf('query'),
    tokens: Object.fromEntries(tokens),
  };
};

/** Writes the choices as the query of an address, without those that were left open. */
export const writeChoices = (choices: Choices): string => {
  const texts = textChoices.map((name) => [name, choices[name]] as const);
  const tokens = Object.entries(choices.tokens).map(([name, value]) => [tokenPrefix + name, value] as const);
  const given = [['widget', choices.widget] as const, ...texts, ...tokens].filter(([, value]) => value);
  return `?${new URLSearchParams(given.map(([name, value]) => [name, value]))}`;
};

const isReadBy = (widget: WidgetName, of: readonly WidgetName[]) => of.includes(widget);

/** Returns whether a widget reads an attribute; false for an attribute that does not exist. */
export const readsAttribute = (widget: WidgetName, name: string): boolean =>
  Object.entries(attributes).some(([known, { of }]) => known === name && isReadBy(widget, of));

/** Returns the attributes of the element by the choices. */
export const attributesOf = (choices: Choices): Readonly<Record<string, string>> => {
  const { widget } = choices;
  const rule = widget === 'service-rules' ? choices.rule || 'terms-of-use' : '';
  const values = {
    template: choices.template,
    theme: choices.theme,
    version: choices.version,
    rule,
    locale: choices.locale,
  };
  const read = Object.entries(values).filter(([name, value]) => value && readsAttribute(widget, name));
  return { ...Object.fromEntries(read), ...(choices.direction && { dir: choices.direction }) };
};

/** Returns the custom properties of the choices. */
export const propertiesOf = ({ tokens }: Choices): readonly (readonly [string, string])[] =>
  Object.entries(tokens).map(([name, value]) => [`--octavo-${name}`, value] as const);
