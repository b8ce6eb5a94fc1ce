import { useEffect, useState } from 'react';
import type { RulePage } from '../../api/resources.ts';
import type { ThemeName } from '../../order/site.ts';
import { safeHtml } from '../../state/safe-html.ts';
import { anchorId } from '../../ui/anchor-id.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Surface } from '../../ui/surface.tsx';
import type { LoadRule } from './load-rule.ts';

interface Props {
  slug: string;
  load: LoadRule;
  theme: ThemeName;
}

/** The id that the page's address asks for. */
const readAnchor = () => anchorId(location.hash.slice(1));

const useAnchor = () => {
  const [anchor, setAnchor] = useState(readAnchor);
  useEffect(() => {
    const follow = () => setAnchor(readAnchor());
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return anchor;
};

/** One rule page: a spinner until it has come, then its text, at the passage that the page's address names. */
export function ServiceRules({ slug, load, theme }: Props) {
  const [shown, setShown] = useState<{ slug: string; page: RulePage | null } | null>(null);
  const anchor = useAnchor();
  const isSettled = shown?.slug === slug;
  const page = isSettled && shown.page;
  useEffect(() => {
    if (isSettled) return;
    let isCurrent = true;
    load(slug).then((page) => {
      if (isCurrent) setShown({ slug, page });
    });
    return () => {
      isCurrent = false;
    };
  }, [slug, load, isSettled]);
  return (
    <Surface theme={theme} className="rules">
      {page ? (
        <>
          <h2 className="rules-title">{page.title}</h2>
          <RichText html={page.html} parse={safeHtml} anchor={anchor} />
        </>
      ) : isSettled ? (
        <div className="rules-failed" role="alert">
          <p>This text could not be loaded.</p>
          <button type="button" className="rules-retry" part="button" onClick={() => setShown(null)}>
            Retry
          </button>
        </div>
      ) : (
        <Spinner />
      )}
    </Surface>
  );
}
