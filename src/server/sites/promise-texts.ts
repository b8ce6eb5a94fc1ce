import type { LanguageCode } from '../../languages/languages.ts';
import { english, type Translator } from '../../languages/translator.ts';
import { formatHours, formatPercent } from '../../order/format.ts';
import { formatMoney, toCents } from '../../order/price/money.ts';
import type { Promises } from '../../order/vocabulary/site.ts';
import type { Discount } from '../../order/vocabulary/tariff.ts';

/** Texts of a site's promises by name: `refundFirstHalf` is "70%". A promise that the site does not make has no text. */
export type PromiseTexts = ReadonlyMap<string, string>;

type Table = Omit<Promises, 'firstOrderCode'>;

interface Facts {
  discount: Discount | undefined;
  t: Translator;
}

/** Texts of the promises, by the names that rules and pages use. The text is empty if the site does not make the promise. */
const rows = {
  revisionDays: ({ revisionDays }: Table) => `${revisionDays}`,
  revisionTime: ({ revisionDays }: Table, { t }: Facts) => formatHours(24 * revisionDays, t),
  refundBeforeWriter: ({ refundPercents }: Table, { t }: Facts) =>
    formatPercent(refundPercents.beforeWriter, t),
  refundFirstHalf: ({ refundPercents }: Table, { t }: Facts) => formatPercent(refundPercents.firstHalf, t),
  refundSecondHalf: ({ refundPercents }: Table, { t }: Facts) => formatPercent(refundPercents.secondHalf, t),
  refundLate: ({ latePercent }: Table, { t }: Facts) => (latePercent ? formatPercent(latePercent, t) : ''),
  firstOrderCode: (_: Table, { discount }: Facts) => discount?.code ?? '',
  firstOrder: (_: Table, { discount, t }: Facts) => {
    if (!discount) return '';
    return discount.type === 'percent'
      ? formatPercent(discount.value, t)
      : formatMoney(toCents(discount.value));
  },
};

/** Names that rule pages may have in braces, in whose place the site's promises are written. */
export const promiseNames: readonly string[] = Object.keys(rows);

/**
 * Returns the texts of a site's promises in a language. `firstOrder` is the discount of the promised code; it is absent if that
 * code is unknown, has ended or is valid for a limited time.
 */
export const promiseTexts = (
  promises: Promises | undefined,
  firstOrder: Discount | undefined,
  t: Translator = english,
): PromiseTexts =>
  new Map(
    promises
      ? Object.entries(rows)
          .map(([name, textOf]) => [name, textOf(promises, { discount: firstOrder, t })] as const)
          .filter(([, text]) => text)
      : [],
  );

/** Matches a name in braces. */
const namePattern = /\{(\w+)\}/g;
/** Matches a tag, with its slash and its name. */
const tags = /<(\/?)(\w+)[^>]*>/g;
/** Elements that are left out whole. */
const blocks = new Set('p li tr dt dd h1 h2 h3 h4 h5 h6 blockquote div pre'.split(' '));

/** Returns the names in braces that are no promises. */
export const unknownNames = (html: string): string[] =>
  [...html.matchAll(namePattern)].flatMap(([, name = '']) => (promiseNames.includes(name) ? [] : [name]));

/** Returns a line for the log for each name in a rule that is no promise. */
export const unknownPromises = (
  host: string,
  language: LanguageCode,
  { slug, html }: { slug: string; html: string },
): string[] =>
  unknownNames(html).map(
    (name) =>
      `The rule ${slug} (${language}) of ${host} names {${name}}, which is no promise. Its passage is not shown.`,
  );

/** Returns start and end of the innermost block around an index, or of the text there if no block contains it. */
const blockAround = (html: string, index: number): readonly [start: number, end: number] => {
  const starts: number[] = [];
  for (const { 0: tag, 1: slash, 2: name = '', index: at } of html.matchAll(tags)) {
    if (!blocks.has(name)) continue;
    if (!slash) starts.push(at);
    else {
      const start = starts.pop() ?? at;
      if (start <= index && index < at) return [start, at + tag.length];
    }
  }
  const next = html.indexOf('<', index);
  return [html.lastIndexOf('>', index) + 1, next < 0 ? html.length : next];
};

/** Matches an empty element. */
const emptyElement = /<(li|tr|ul|ol|dl|tbody|blockquote|div)\b[^>]*>\s*<\/\1>\s*/g;
/** Matches a table that has only its head left. */
const headOfTable = /<table[^>]*>\s*<thead[^>]*>[\s\S]*?<\/thead>\s*<\/table>\s*/g;
/** Matches a term without its description. */
const lonelyTerm = /<dt[^>]*>[^<]*<\/dt>\s*(?=<dt|<\/dl>)/g;
/** Matches a heading that another one or the end of the page follows. */
const lonelyHeading = /<h([1-6])[^>]*>[^<]*<\/h\1>\s*(?=<h([1-6])|$)/g;

/** Removes lists, tables and headings that have become empty. */
const withoutEmpty = (html: string): string => {
  const shortened = html
    .replace(lonelyTerm, '')
    .replace(emptyElement, '')
    .replace(headOfTable, '')
    .replace(lonelyHeading, (heading, level: string, next = '0') => (next <= level ? '' : heading));
  return shortened === html ? html : withoutEmpty(shortened);
};

/**
 * Fills the promises of a site into the HTML of a rule page. A paragraph, list item or row that names a promise which the site
 * does not make is left out whole.
 */
export const fillRule = (html: string, texts: PromiseTexts): string => {
  let filled = html.replace(namePattern, (braces, name: string) => texts.get(name) ?? braces);
  let missing = filled.search(namePattern);
  if (missing < 0) return filled;
  while (missing >= 0) {
    const [start, end] = blockAround(filled, missing);
    filled = filled.slice(0, start) + filled.slice(end).trimStart();
    missing = filled.search(namePattern);
  }
  return withoutEmpty(filled).trim();
};
