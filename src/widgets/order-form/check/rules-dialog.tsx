import { useEffect, useState } from 'react';
import type { RulePage } from '../../../api/resources/client.ts';
import type { Translator } from '../../../languages/translator.ts';
import { formatPercent } from '../../../order/format.ts';
import type { Promises } from '../../../order/vocabulary/site.ts';
import { safeHtml } from '../../../state/page/safe-html.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Notice } from '../../../ui/overlays/notice.tsx';
import { RichText } from '../../../ui/text/rich-text.tsx';
import { useTranslator } from '../../../ui/use-translator.tsx';
import { useScope } from '../shared/scope.ts';

/** Renders one rule page in a dialog. The page is loaded when the dialog first opens, and then cached. */
export function RulesDialog({ slug, onClose }: { slug: RuleSlug; onClose: () => void }) {
  const t = useTranslator();
  const { rules } = useScope().form;
  const [page, setPage] = useState<RulePage | null>(null);
  const [tries, setTries] = useState(1);
  const [failedTry, setFailedTry] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    rules.open(slug).then((answer) => {
      if (!isCurrent) return;
      if (answer.failed) setFailedTry(tries);
      else setPage(answer.payload);
    });
    return () => {
      isCurrent = false;
    };
  }, [rules, slug, tries]);
  const hasFailed = failedTry === tries;
  return (
    <Dialog title={page?.title ?? t(ruleNames[slug])} isLoading={!page && !hasFailed} onClose={onClose}>
      {page && <RichText html={page.html} parse={safeHtml} />}
      {hasFailed && (
        <Notice kind="error" action={t('Retry')} onAction={() => setTries(tries + 1)}>
          {t('This text could not be loaded.')}
        </Notice>
      )}
    </Dialog>
  );
}

/** Names of the rules that a customer accepts, by the slugs of their pages. */
export const ruleNames = {
  'terms-of-use': 'Terms of Use',
  'privacy-policy': 'Privacy Policy',
  'money-back-guarantee': 'Money-Back Guarantee',
} as const;
export type RuleSlug = keyof typeof ruleNames;

/** Returns the shares that the site promises to pay back after a cancellation, each with its time. */
export const refundShares = (
  { beforeWriter, firstHalf, secondHalf }: Promises['refundPercents'],
  t: Translator,
): { when: string; share: string }[] => [
  { when: t('before a writer has begun'), share: formatPercent(beforeWriter, t) },
  { when: t('in the first half of the time'), share: formatPercent(firstHalf, t) },
  { when: t('in the second half'), share: formatPercent(secondHalf, t) },
];

export function RuleLink({ slug, onOpen }: { slug: RuleSlug; onOpen: (slug: RuleSlug) => void }) {
  const t = useTranslator();
  return (
    <button type="button" className="rule-link" onClick={() => onOpen(slug)}>
      {t(ruleNames[slug])}
    </button>
  );
}
