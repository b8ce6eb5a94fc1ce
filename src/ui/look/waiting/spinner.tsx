/** Renders a spinner for loading content, with a label for screen readers. Style: spinner.css, turning.css. */
import { useTranslator } from '../../use-translator.ts';
export function Spinner({ label }: { label?: string }) {
  const t = useTranslator();
  return (
    <span className="spinner" role="status" part="spinner">
      <span className="quiet-text">{label ?? t('Loading…')}</span>
    </span>
  );
}
