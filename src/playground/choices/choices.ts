import type { WidgetName } from '../../order/vocabulary/site.ts';
import { attributes } from '../../public-interface/attributes.ts';
import { everyWidget } from '../../public-interface/elements.ts';

/** Names of the choices that consist of one text. `query` is that of the page on which the widget stands. */
export const textChoices = [
  'template',
  'theme',
  'version',
  'rule',
  'locale',
  'dom',
  'direction',
  'scheme',
  'query',
] as const;

/** Choices of the playground. An empty text leaves a choice to the site or the page. */
export interface Choices extends Readonly<Record<(typeof textChoices)[number], string>> {
  widget: WidgetName;
  /** Values of tokens by their names without `--octavo-`. */
  tokens: Readonly<Record<string, string>>;
}

const tokenPrefix = 'token-';

/** Reads the choices from the query of an address. Unknown names are ignored. */
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
    dom: textOf('dom'),
    direction: textOf('direction'),
    scheme: textOf('scheme'),
    query: textOf('query'),
    tokens: Object.fromEntries(tokens),
  };
};

/** Returns the choices as the query of an address. Choices that were left open are omitted. */
export const writeChoices = (choices: Choices): string => {
  const texts = textChoices.map((name) => [name, choices[name]] as const);
  const tokens = Object.entries(choices.tokens).map(([name, value]) => [tokenPrefix + name, value] as const);
  const given = [['widget', choices.widget] as const, ...texts, ...tokens].filter(([, value]) => value);
  return `?${new URLSearchParams(given.map(([name, value]) => [name, value]))}`;
};

/** Returns whether a widget reads an attribute. Returns false for an unknown attribute. */
export const readsAttribute = (widget: WidgetName, name: string): boolean =>
  Object.entries<{ of: readonly string[] }>(attributes).some(
    ([known, { of }]) => known === name && of.includes(widget),
  );

/** Returns the attributes that the choices give to the element. */
export const attributesOf = (choices: Choices): Readonly<Record<string, string>> => {
  const { widget } = choices;
  const rule = widget === 'service-rules' ? choices.rule || 'terms-of-use' : '';
  const values = {
    template: choices.template,
    theme: choices.theme,
    version: choices.version,
    rule,
    locale: choices.locale,
    'data-dom': choices.dom,
  };
  const read = Object.entries(values).filter(([name, value]) => value && readsAttribute(widget, name));
  return { ...Object.fromEntries(read), ...(choices.direction && { dir: choices.direction }) };
};

/** Returns the custom properties that the choices set. */
export const propertiesOf = ({ tokens }: Choices): readonly (readonly [string, string])[] =>
  Object.entries(tokens).map(([name, value]) => [`--octavo-${name}`, value] as const);
