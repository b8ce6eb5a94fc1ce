import type { RulePage } from '../../api/resources/client.ts';
import type { ThemeName } from '../../order/vocabulary/site.ts';
import { safeHtml } from '../../state/page/safe-html.ts';
import { focusPartOf } from '../../ui/look/focus-part.ts';
import { Surface } from '../../ui/look/surface.tsx';
import { Spinner } from '../../ui/look/waiting/spinner.tsx';
import { anchorId, RichText } from '../../ui/text/rich-text.tsx';
import { useTranslator } from '../../ui/use-translator.tsx';
import type { LoadRule } from './load-rule.ts';

/**
 * Opens the rules widget and keeps the current rule page. The state is not in a component, because hooks would be as
 * large as the rest of the widget.
 */
export const openRules = (load: LoadRule, redraw: () => void, onFailure: () => void) => {
  let shownRule: { slug: string; page?: RulePage | null } | undefined;
  const showRule = async (slug: string) => {
    const requested: typeof shownRule = { slug };
    shownRule = requested;
    requested.page = await load(slug);
    // Meanwhile, another rule may have been requested, or the widget may have been destroyed.
    if (shownRule !== requested) return;
    redraw();
    if (!requested.page) onFailure();
  };
  const retry = () => {
    shownRule = undefined;
    redraw();
  };
  addEventListener('hashchange', redraw);
  return {
    draw: (slug: string, theme: ThemeName) => {
      if (shownRule?.slug !== slug) showRule(slug);
      const anchor = anchorId(location.hash.slice(1));
      return <ServiceRules page={shownRule?.page} anchor={anchor} theme={theme} onRetry={retry} />;
    },
    hasFailed: () => shownRule?.page === null,
    destroy: () => {
      shownRule = undefined;
      removeEventListener('hashchange', redraw);
    },
  };
};

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
function ServiceRules({ page, anchor, theme, onRetry }: Props) {
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
          <button
            type="button"
            className="rules-retry"
            part="button"
            onClick={(event) => {
              focusPartOf(event);
              onRetry();
            }}
          >
            {t('Retry')}
          </button>
        </div>
      ) : (
        <Spinner />
      )}
    </Surface>
  );
}
