/** Renders grey bars in place of text that is loading. Style: skeleton.css. */
import { useTranslator } from '../../use-translator.tsx';
export function Skeleton({ lines = 3 }: { lines?: number }) {
  const t = useTranslator();
  return (
    <div className="skeleton" role="status" aria-label={t('Loading…')}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars are identical
        <span key={line} />
      ))}
    </div>
  );
}
