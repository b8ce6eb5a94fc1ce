import { useTranslator } from '../../use-translator.tsx';

/**
 * Renders a spinner with a label for screen readers. A spinner without a label stands for content that is loading. After 3 s a
 * line below this spinner says that the content is still loading. Style: spinner.css, turning.css.
 */
export function Spinner({ label }: { label?: string }) {
  const t = useTranslator();
  return (
    <span className="spinner" role="status" part="spinner">
      <span className="quiet-text">{label ?? t('Loading…')}</span>
      {!label && <span className="slow">{t('Still loading…')}</span>}
    </span>
  );
}
