import type { RulePage } from '../../api/resources.ts';
import type { ThemeName } from '../../order/vocabulary/site.ts';
import { safeHtml } from '../../state/page/safe-html.ts';
import { Surface } from '../../ui/look/surface.tsx';
import { Spinner } from '../../ui/look/waiting/spinner.tsx';
import { RichText } from '../../ui/text/rich-text.tsx';
import { useTranslator } from '../../ui/use-translator.ts';

interface Props {
  /** The rule page; undefined while it is loading, null after a failure. */
  page: RulePage | null | undefined;
  /** Id from the fragment of the page's address. */
  anchor: string;
  theme: ThemeName;
  onRetry(): void;
}

/**
 * Renders one rule page: a spinner while it is loading, then its text, scrolled to the passage that the page's address
 * names.
 */
export function ServiceRules({ page, anchor, theme, onRetry }: Props) {
  const t = useTranslator();
  return (
    <Surface theme={theme} className="rules">
      {page ? (
        <>
          <h2 className="rules-title">{page.title}</h2>
          <RichText html={page.html} parse={safeHtml} anchor={anchor} />
        </>
      ) : page === null ? (
        <div className="rules-failed" role="alert">
          <p>{t('This text could not be loaded.')}</p>
          <button type="button" className="rules-retry" part="button" onClick={onRetry}>
            {t('Retry')}
          </button>
        </div>
      ) : (
        <Spinner />
      )}
    </Surface>
  );
}
