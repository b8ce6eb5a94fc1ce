import type { WidgetName } from '../../order/vocabulary/site.ts';
import { attributes } from '../../public-interface/attributes.ts';
import { everyWidget } from '../../public-interface/elements.ts';

/** Attributes of the element, by the choices that they come from. */
const attributeNames = {
  template: 'template',
  theme: 'theme',
  version: 'version',
  rule: 'rule',
  locale: 'locale',
  dom: 'data-dom',
} as const;

/** Choices about the page: its direction, its colours, its query, and the part that is framed. */
const pageChoices = ['direction', 'scheme', 'query', 'part'] as const;

type TextChoice = keyof typeof attributeNames | (typeof pageChoices)[number];

/** Choices of the playground. An empty text leaves a choice to the site or the page. */
export interface Choices extends Readonly<Record<TextChoice, string>> {
  widget: WidgetName;
  /** Values of tokens by their names without `--octavo-`. */
  tokens: Readonly<Record<string, string>>;
}

const tokenPrefix = 'token-';

/** Reads the choices from the query of an address. Unknown names are ignored. */
export const readChoices = (search: string | URLSearchParams): Choices => {
  const query = new URLSearchParams(search);
  const textOf = (name: string) => query.get(name)?.trim() ?? '';
  const tokens = [...query.keys()].flatMap((name) =>
    name.startsWith(tokenPrefix) && textOf(name) ? [[name.slice(tokenPrefix.length), textOf(name)]] : [],
  );
  const texts = [...Object.keys(attributeNames), ...pageChoices].map((name) => [name, textOf(name)]);
  return {
    ...(Object.fromEntries(texts) as Record<TextChoice, string>),
    widget: everyWidget.find((name) => name === textOf('widget')) ?? 'calculator',
    tokens: Object.fromEntries(tokens),
  };
};

/** Returns the choices as the query of an address. Choices that were left open are omitted. */
export const writeChoices = ({ widget, tokens, ...texts }: Choices): string => {
  const named = Object.entries(tokens).map(([name, value]) => [tokenPrefix + name, value] as const);
  const given = [['widget', widget] as const, ...Object.entries(texts), ...named];
  return `?${new URLSearchParams(given.filter(([, value]) => value).map(([name, value]) => [name, value]))}`;
};

/** Returns the widgets that read an attribute. */
export const widgetsOf = (name: keyof typeof attributes): readonly WidgetName[] => attributes[name].of;

/** Returns the attributes that the choices give to the element. */
export const attributesOf = (choices: Choices): Readonly<Record<string, string>> => {
  const { widget, direction } = choices;
  const given: Readonly<Record<string, string>> = {
    ...choices,
    tokens: '',
    rule: choices.rule || 'terms-of-use',
  };
  const read = Object.entries(attributeNames).flatMap(([choice, name]) =>
    given[choice] && widgetsOf(name).includes(widget) ? [[name, given[choice]]] : [],
  );
  return { ...Object.fromEntries(read), ...(direction && { dir: direction }) };
};

/** Returns the CSS properties that the choices set. */
export const propertiesOf = ({ scheme, tokens }: Choices): readonly (readonly [string, string])[] => [
  ...(scheme ? [['color-scheme', scheme] as const] : []),
  ...Object.entries(tokens).map(([name, value]) => [`--octavo-${name}`, value] as const),
];
