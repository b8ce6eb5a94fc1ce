import { Marked } from 'marked';
import type { LanguageCode } from '../../languages/languages.ts';
import type { RuleSeed } from '../sites/site-seed.ts';
import arabicGuarantee from './rules/ar/money-back-guarantee.md' with { type: 'text' };
import arabicPolicy from './rules/ar/privacy-policy.md' with { type: 'text' };
import arabicTerms from './rules/ar/terms-of-use.md' with { type: 'text' };
import germanGuarantee from './rules/de/money-back-guarantee.md' with { type: 'text' };
import germanPolicy from './rules/de/privacy-policy.md' with { type: 'text' };
import germanTerms from './rules/de/terms-of-use.md' with { type: 'text' };
import englishGuarantee from './rules/en/money-back-guarantee.md' with { type: 'text' };
import englishPolicy from './rules/en/privacy-policy.md' with { type: 'text' };
import englishTerms from './rules/en/terms-of-use.md' with { type: 'text' };
import spanishGuarantee from './rules/es/money-back-guarantee.md' with { type: 'text' };
import spanishPolicy from './rules/es/privacy-policy.md' with { type: 'text' };
import spanishTerms from './rules/es/terms-of-use.md' with { type: 'text' };

/** Slugs of the rule pages, in the sequence in which widgets list them. */
const slugs = ['terms-of-use', 'money-back-guarantee', 'privacy-policy'] as const;

/** Pages as Markdown, in the sequence of the slugs. */
const pages: Readonly<Partial<Record<LanguageCode, readonly string[]>>> = {
  en: [englishTerms, englishGuarantee, englishPolicy],
  de: [germanTerms, germanGuarantee, germanPolicy],
  es: [spanishTerms, spanishGuarantee, spanishPolicy],
  ar: [arabicTerms, arabicGuarantee, arabicPolicy],
};

/** Writes a block as HTML. A block that ends with `{#prices}` has the id `prices`, to which links lead. */
const blockOf = (tag: string, inner: string) => {
  const [, text = inner, id = ''] = /^(.*)\s\{#([\w-]+)\}$/s.exec(inner) ?? [];
  return `<${tag}${id && ` id="${id}"`}>${text}</${tag}>\n`;
};
const marked = new Marked({
  renderer: {
    heading({ depth, tokens }) {
      return blockOf(`h${depth}`, this.parser.parseInline(tokens));
    },
    paragraph({ tokens }) {
      return blockOf('p', this.parser.parseInline(tokens));
    },
  },
});

/** Returns the rule pages in a language. The first line of a file is the title. */
export const rulesIn = (language: LanguageCode): RuleSeed[] =>
  slugs.map((slug, index) => {
    const [, title = '', text = ''] = /^# (.+)\n([\s\S]*)$/.exec(pages[language]?.[index] ?? '') ?? [];
    return { slug, title, html: marked.parse(text, { async: false }) };
  });
