import { Button } from '../../../ui/look/button.tsx';
import { useTranslator } from '../../../ui/use-translator.ts';

/** Renders a message that a part of the form could not be loaded, with a button to load it again. */
export function Reload({ onReload }: { onReload: () => void }) {
  const t = useTranslator();
  return (
    <p role="alert">
      {t('A part of this form could not be loaded. Nothing you typed is lost.')}{' '}
      <Button kind="quiet" onClick={onReload}>
        {t('Retry')}
      </Button>
    </p>
  );
}
