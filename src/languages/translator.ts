import type { Text } from './text.ts';
import type { Translations } from './translation.ts';

type TextValues = Readonly<Record<string, string | number>>;

/** Translates the texts of a widget, page or letter. A variable of this type is always named `t`. */
export interface Translator {
  /**
   * Returns the translation of a text. Values replace the `%placeholders%` of the same name. The first number among
   * them chooses the plural form.
   */
  (text: Text, values?: TextValues): string;
  /**
   * Returns the text for the number `n`, which replaces `%n%`. The English texts are `one` and `other`; translations
   * are found by `other`.
   */
  count(n: number, one: string, other: Text, values?: TextValues): string;
  /** Returns the translation with its placeholders unfilled. The first number in `values` chooses the plural form. */
  form(text: string, values: readonly unknown[]): string;
  /** Divides a text at its placeholders and puts `nodes` into their places. */
  parts<Node>(text: Text, nodes: Readonly<Record<string, Node>>): (string | Node)[];
  /** Code of the language, such as `de`. */
  readonly language: string;
  /** Direction of the texts. Empty for English texts, which have the direction of the page. */
  readonly direction: 'ltr' | 'rtl' | '';
  /** True for English, whose formatters are smaller than those of Intl. */
  readonly isEnglish: boolean;
  /** Language tag for Intl. It asks for the digits 0 to 9, which inputs accept. */
  readonly tag: string;
  /** Each of these four methods returns a formatter of the language, and creates it once. */
  number(options?: Intl.NumberFormatOptions): Intl.NumberFormat;
  date(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat;
  relativeTime(options?: Intl.RelativeTimeFormatOptions): Intl.RelativeTimeFormat;
  list(options?: Intl.ListFormatOptions): Intl.ListFormat;
}

const placeholder = /%(\w+)%/g;

/**
 * Separates the thousands of a number with at most three decimals in English. Creating the first formatter of Intl would block a
 * slow phone for 150 ms.
 */
export const groupThousands = (number: string): string => number.replace(/\B(?=(\d{3})+(?!\d))/g, ',');

/** Creates a function that caches what `create` returns for each argument. */
const cacheByOptions = <Options, Value>(create: (options?: Options) => Value) => {
  const cached = new Map<string, Value>();
  return (options?: Options): Value => {
    const key = JSON.stringify(options) ?? '';
    const value = cached.get(key) ?? create(options);
    cached.set(key, value);
    return value;
  };
};

/** A language and its texts, as the data of a site name them. Without them, the language is English. */
interface Wording {
  locale?: string;
  direction?: 'ltr' | 'rtl' | '';
  texts?: Translations;
}

/** Creates the translator of a language. A text without a translation stays English. */
export const createTranslator = ({ locale = 'en', direction = '', texts = {} }: Wording): Translator => {
  // Without `nu-latn`, Arabic would have digits of its own, which number inputs do not accept.
  const tag = `${locale}-u-nu-latn`;
  const number = cacheByOptions((options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options));
  const rules = cacheByOptions(() => new Intl.PluralRules(tag));
  const findText = (text: string, values: readonly unknown[], english = text): string => {
    // Own keys only, because a host page may have extended Object.prototype.
    const translation = Object.hasOwn(texts, text) ? (texts[text] ?? english) : english;
    if (typeof translation === 'string') return translation;
    const count = values.find((value) => typeof value === 'number' || /^\d+$/.test(String(value)));
    return translation[rules().select(Number(count))] ?? translation.other;
  };
  const isEnglish = locale === 'en';
  const shownValue = (value: string | number) => {
    if (typeof value === 'string') return value;
    return isEnglish ? groupThousands(`${value}`) : number().format(value);
  };
  const fillText = (text: string, values: TextValues) =>
    text.replace(placeholder, (whole, name: string) => shownValue(values[name] ?? whole));
  const translate = (text: Text, values: TextValues = {}) =>
    fillText(findText(text, Object.values(values)), values);
  return Object.assign(translate, {
    count: (n: number, one: string, other: Text, values: TextValues = {}) =>
      fillText(findText(other, [n], n === 1 ? one : other), { n, ...values }),
    form: (text: string, values: readonly unknown[]) => findText(text, values),
    parts: <Node>(text: Text, nodes: Readonly<Record<string, Node>>) =>
      findText(text, [])
        .split(placeholder)
        .map((part, index) => (index % 2 ? (nodes[part] ?? part) : part)),
    language: locale,
    direction,
    isEnglish,
    tag,
    number,
    date: cacheByOptions((options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, options)),
    relativeTime: cacheByOptions(
      (options?: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(tag, options),
    ),
    list: cacheByOptions((options?: Intl.ListFormatOptions) => new Intl.ListFormat(tag, options)),
  });
};

/** Translator that returns the English texts of the source code. */
export const english: Translator = /* @__PURE__ */ createTranslator({});
