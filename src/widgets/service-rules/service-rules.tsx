import { useEffect, useState } from 'react';
import type { RulePage } from '../../api/resources.ts';
import type { ThemeName } from '../../order/site.ts';
import { Button } from '../../ui/button.tsx';
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
const readAnchor = () => {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
};

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
  const [page, setPage] = useState<RulePage | null>(null);
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);
  const anchor = useAnchor();
  useEffect(() => {
    let isCurrent = true;
    load(slug).then((loaded) => {
      if (!isCurrent) return;
      setPage(loaded);
      setFailedAttempt(loaded ? 0 : attempt);
    });
    return () => {
      isCurrent = false;
    };
  }, [slug, load, attempt]);
  return (
    <Surface theme={theme} className="rules">
      {page ? (
        <>
          <h2 className="rules-title">{page.title}</h2>
          <RichText html={page.html} anchor={anchor} />
        </>
      ) : failedAttempt === attempt ? (
        <div className="rules-failed" role="alert">
          <p>This text could not be loaded.</p>
          <Button kind="quiet" onClick={() => setAttempt(attempt + 1)}>
            Retry
          </Button>
        </div>
      ) : (
        <Spinner />
      )}
    </Surface>
  );
}
