/** Names of the rules that a customer accepts, by the slugs of their pages. */
import { useTranslator } from '../../../ui/use-translator.ts';
export const ruleNames = {
  'terms-of-use': 'Terms of Use',
  'privacy-policy': 'Privacy Policy',
  'money-back-guarantee': 'Money-Back Guarantee',
} as const;
export type RuleSlug = keyof typeof ruleNames;

export interface LinkProps {
  slug: RuleSlug;
  onOpen: (slug: RuleSlug) => void;
}

export function RuleLink({ slug, onOpen }: LinkProps) {
  const t = useTranslator();
  return (
    <button
      type="button"
      className="rule-link"
      onClick={(event) => {
        // Prevents the default, because the link is inside a label, whose checkbox a click would toggle.
        event.preventDefault();
        onOpen(slug);
      }}
    >
      {t(ruleNames[slug])}
    </button>
  );
}
