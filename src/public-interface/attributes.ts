import type { ThemeName, WidgetName } from '../order/vocabulary/site.ts';
import type { TemplateName, TemplateSplit } from '../order/vocabulary/templates.ts';
import { everyWidget } from './elements.ts';

/** Row about an attribute of widgets' elements. */
interface Attribute<Value, Of extends WidgetName> {
  /** Widgets that read the attribute. */
  of: readonly Of[];
  /** Values of the attribute, as the guide describes them. */
  values: string;
  /** Never set. The property only has the type of the values. */
  type?: Value;
}

const attribute = <Value extends string | number>() => ({
  of: <Of extends WidgetName>(of: readonly Of[], values: string): Attribute<Value, Of> => ({ of, values }),
});

/** Slugs of rule pages that every provider has; a provider may have more. */
type RuleSlug = 'terms-of-use' | 'privacy-policy' | 'money-back-guarantee' | (string & {});

/** Every attribute of the elements. The same names are the options of `octavo.mount`. */
export const attributes = {
  template: attribute<TemplateName | TemplateSplit>().of(
    ['calculator', 'order-form'],
    "`m1_d1`, `m1_d1a`, `m2_d1`, `m3_d1` (order form: the checkout), or several among which visitors are divided (see Compare templates); default: the site's choice for this widget, else `m1_d1`",
  ),
  visitor: attribute<string>().of(
    ['calculator', 'order-form'],
    'text by which your server knows the visitor; decides among several templates (see Compare templates)',
  ),
  theme: attribute<ThemeName>().of(
    everyWidget,
    "`default`, or `minimal`: no card, with the page's own font and colours; default: the site's choice",
  ),
  redirect: attribute<string>().of(
    ['calculator', 'price-list'],
    "address that the calculator and the prices link to; its query is kept; without a host it is on the site's host. Default: the site's order page, or `/order-now` on the cabinet",
  ),
  version: attribute<1 | 2 | '1' | '2'>().of(
    ['price-list'],
    "`1` or `2`: layout of the price list; default: the site's",
  ),
  rule: attribute<RuleSlug>().of(
    ['service-rules'],
    'slug of the rule page: `terms-of-use`, `privacy-policy`, `money-back-guarantee`',
  ),
  loading: attribute<'lazy' | 'eager'>().of(
    everyWidget,
    '`lazy` (default): the code runs once the visitor touches the first view (that of an order form at once); without a first view, within 300 px of the screen. `eager`: it runs at once',
  ),
  locale: attribute<string>().of(
    everyWidget,
    "language, such as `de`; default: that of the page's `lang`. A language that the site does not offer is English. Read when the widget is loaded",
  ),
  'data-dom': attribute<'shadow' | 'light'>().of(
    everyWidget,
    "`shadow` (default), or `light`: the widget is rendered in the page's own tree (see Light DOM). Read when the widget is loaded",
  ),
  'data-host': attribute<string>().of(
    everyWidget,
    'site of the widget, on a page with several (see Several sites); default: the site of the script. Read when the widget is loaded',
  ),
};

export type AttributeName = keyof typeof attributes;

export type AttributeValue<Name extends AttributeName> = NonNullable<(typeof attributes)[Name]['type']>;

/** Names of the attributes that a widget reads. */
export type AttributesOf<Widget extends WidgetName> = {
  [Name in AttributeName]: Widget extends (typeof attributes)[Name]['of'][number] ? Name : never;
}[AttributeName];

/** Options of `octavo.mount`; null removes an attribute. */
export type WidgetOptions<Widget extends WidgetName = WidgetName> = {
  [Name in AttributesOf<Widget>]?: AttributeValue<Name> | null;
};

export const scriptAttributes = {
  'data-host': {
    default: 'the site whose server sends the script',
    meaning: 'site of the widgets: `data-host="papers.example"`',
  },
  'data-api': {
    default: "`api.` before the site's host",
    meaning: 'another address of the API; `data-api="/api"` goes through a proxy of the page',
  },
  'data-cabinet': {
    default: "over https, `my.` before the site's host",
    meaning: 'another address of the cabinet',
  },
  'data-nonce': { default: 'none', meaning: "nonce of the page's content security policy" },
  'data-hand-off': { default: 'none', meaning: '`token`: see Use your own server' },
  'data-consent': { default: 'none', meaning: '`required`, `granted` or `denied`; see Consent' },
};
