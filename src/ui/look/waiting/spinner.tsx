/**
 * Renders a spinner with a label for screen readers. Without a label, the spinner stands for content that is loading, and a line below it
 * says so after 3 s. Style: spinner.css, turning.css.
 */
import { useTranslator } from '../../use-translator.ts';
export function Spinner({ label }: { label?: string }) {
  const t = useTranslator();
  return (
    <span className="spinner" role="status" part="spinner">
      <span className="quiet-text">{label ?? t('Loading…')}</span>
      {!label && <span className="slow">{t('Still loading…')}</span>}
    </span>
  );
}
