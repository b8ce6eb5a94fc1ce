import { Notice } from '../../../ui/overlays/notice.tsx';
import { useTranslator } from '../../../ui/use-translator.ts';
import { useOrder, useScope } from '../shared/scope.ts';

const namesOf = (files: readonly { name: string }[]) => files.map(({ name }) => name).join(', ');

/**
 * Renders a list of the chosen files that will not be attached: refused files, and files whose content a reload has
 * lost.
 */
export function MissingFiles() {
  const t = useTranslator();
  const { form } = useScope();
  const [, refused] = useOrder((facts) => [facts.draft.materials, facts.refusedFiles]);
  const lost = form.lostFiles();
  return [
    ['Not part of your order', refused] as const,
    ['Not attached since the page was reloaded', lost] as const,
  ].map(
    ([text, files]) =>
      files.length > 0 && (
        <Notice key={text} action={t('Choose again')} onAction={() => form.jumpTo('materials')}>
          {t(text)}: {namesOf(files)}
        </Notice>
      ),
  );
}
