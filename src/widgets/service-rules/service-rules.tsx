import type { RulePage } from '../../api/resources.ts';
import type { ThemeName } from '../../order/vocabulary/site.ts';
import { safeHtml } from '../../state/page/safe-html.ts';
import { Spinner } from '../../ui/look/spinner.tsx';
import { Surface } from '../../ui/look/surface.tsx';
import { RichText } from '../../ui/text/rich-text.tsx';

interface Props {
  /** Null where it could not be loaded; a spinner turns until either is known. */
  page: RulePage | null | undefined;
  /** Id of the passage that the page's address names. */
  anchor: string;
  theme: ThemeName;
  onRetry(): void;
}

/** One rule page: a spinner until it has come, then its text, at the passage that the page's address names. */
export function ServiceRules({ page, anchor, theme, onRetry }: Props) {
  return (
    <Surface theme={theme} className="rules">
      {page ? (
        <>
          <h2 className="rules-title">{page.title}</h2>
          <RichText html={page.html} parse={safeHtml} anchor={anchor} />
        </>
      ) : page === null ? (
        <div className="rules-failed" role="alert">
          <p>This text could not be loaded.</p>
          <button type="button" className="rules-retry" part="button" onClick={onRetry}>
            Retry
          </button>
        </div>
      ) : (
        <Spinner />
      )}
    </Surface>
  );
}
