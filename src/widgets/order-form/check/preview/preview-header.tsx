import { Button } from '../../../../ui/look/button.tsx';
import { useTranslator } from '../../../../ui/use-translator.ts';
import { useScope } from '../../shared/scope.ts';

/** Renders the heading above the order's preview or summary, with the button that moves to the first field of step one. */
export function PreviewHeader() {
  const t = useTranslator();
  const { form } = useScope();
  return (
    <header>
      <h3>{t('Your order')}</h3>
      <Button kind="link" onClick={() => form.jumpTo('typeId')}>
        {t('Edit')}
      </Button>
    </header>
  );
}
