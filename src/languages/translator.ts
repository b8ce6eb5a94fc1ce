import type { Text, Translations } from './text.ts';

type Values = Readonly<Record<string, string | number>>;

/**
 * The language of a widget, page or letter. Source code calls it `t`. The build for English writes the texts in place of its calls
 * (`embed/build/english-texts.mjs`), so it has no other name and is an argument of its own.
 */
export interface Translator {
  /** Returns a text. Values replace the `%placeholders%` of the same name. The first number chooses the plural form. */
  (text: Text, values?: Values): string;
  /** Returns the text for a number, `%n%` in the texts. `other` is the key of the translation. */
  count(n: number, one: string, other: Text, values?: Values): string;
  /** Returns the text with its placeholders. `values` choose the plural form. */
  form(text: string, values: readonly unknown[]): string;
  /** Divides a text at its placeholders and puts `nodes` into their places. */
  parts<Node>(text: Text, nodes: Readonly<Record<string, Node>>): (string | Node)[];
  /** Code of the language, such as `de`. */
  readonly language: string;
  /** Empty for English, whose texts have the direction of the page. */
  readonly direction: 'ltr' | 'rtl' | '';
  /** English has formatters of its own, which are smaller than those of Intl. */
  readonly isEnglish: boolean;
  /** Language tag for Intl. Its digits are those of inputs, 0 to 9. */
  readonly tag: string;
  /** Formats cents with the sign of their currency. The language decides where the sign stands. */
  amount(cents: number, sign?: string): string;
  /** Return a formatter of the language. Each is created once. */
  number(options?: Intl.NumberFormatOptions): Intl.NumberFormat;
  date(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat;
  relativeTime(options?: Intl.RelativeTimeFormatOptions): Intl.RelativeTimeFormat;
  list(options?: Intl.ListFormatOptions): Intl.ListFormat;
}

const placeholder = /%(\w+)%/g;

/** Creates a function that caches what `create` returns for each argument. */
const keep = <Options, Value>(create: (options?: Options) => Value) => {
  const kept = new Map<string, Value>();
  return (options?: Options): Value => {
    const key = JSON.stringify(options) ?? '';
    const found = kept.get(key) ?? create(options);
    kept.set(key, found);
    return found;
  };
};

/** A language and its texts, as the data of a site name them. Without them, the language is English. */
interface Wording {
  locale?: string;
  direction?: 'ltr' | 'rtl' | '';
  texts?: Translations;
}

const dollars: Intl.NumberFormatOptions = {
  style: 'currency',
  currency: 'USD',
  currencyDisplay: 'narrowSymbol',
};

/** Creates the translator of a language. A text without a translation stays English. */
export const createTranslator = ({ locale = 'en', direction = '', texts = {} }: Wording): Translator => {
  // Arabic would otherwise have digits of its own, which the number inputs of a form do not have.
  const tag = `${locale}-u-nu-latn`;
  const number = keep((options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options));
  const rules = keep(() => new Intl.PluralRules(tag));
  const find = (text: string, values: readonly unknown[], english = text): string => {
    // Own keys only, because a host page may have extended Object.prototype.
    const found = Object.hasOwn(texts, text) ? (texts[text] ?? english) : english;
    if (typeof found === 'string') return found;
    const count = values.find((value) => typeof value === 'number' || /^\d+$/.test(String(value)));
    return found[rules().select(Number(count))] ?? found.other;
  };
  const isEnglish = locale === 'en';
  const show = (value: string | number) =>
    isEnglish || typeof value === 'string' ? `${value}` : number().format(value);
  const fill = (text: string, values: Values) =>
    text.replace(placeholder, (whole, name: string) => show(values[name] ?? whole));
  const translate = (text: Text, values: Values = {}) => fill(find(text, Object.values(values)), values);
  return Object.assign(translate, {
    count: (n: number, one: string, other: Text, values: Values = {}) =>
      fill(find(other, [n], n === 1 ? one : other), { n, ...values }),
    form: (text: string, values: readonly unknown[]) => find(text, values),
    parts: <Node>(text: Text, nodes: Readonly<Record<string, Node>>) =>
      find(text, [])
        .split(placeholder)
        .map((part, index) => (index % 2 ? (nodes[part] ?? part) : part)),
    language: locale,
    direction,
    isEnglish,
    tag,
    amount: (cents: number, sign = '$') =>
      number(dollars)
        .formatToParts(cents / 100)
        .map(({ type, value }) => (type === 'currency' ? sign : value))
        .join(''),
    number,
    date: keep((options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, options)),
    relativeTime: keep(
      (options?: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(tag, options),
    ),
    list: keep((options?: Intl.ListFormatOptions) => new Intl.ListFormat(tag, options)),
  });
};

/** The texts as they stand in the source. */
export const english: Translator = /* @__PURE__ */ createTranslator({});
