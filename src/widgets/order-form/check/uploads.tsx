import { sizeText } from '../../../ui/fields/size-text.ts';
import { Button } from '../../../ui/look/button.tsx';
import { useTranslator } from '../../../ui/use-translator.ts';
import { useOrder, useScope } from '../shared/scope.ts';

/** Renders the progress of the files that are being uploaded, each with its sent and its total size. */
export function Uploads() {
  const t = useTranslator();
  const { form } = useScope();
  const [files, uploads] = useOrder((facts) => [facts.draft.materials, facts.uploads]);
  return files.map(({ key, name, size }) => {
    const share = uploads[key];
    return (
      share !== undefined && (
        <div key={key} className="upload">
          <span>{name}</span>
          <span>
            {sizeText(share * size, t)} / {sizeText(size, t)}
          </span>
          {share < 1 && (
            <Button kind="link" onClick={() => form.removeFile(key)}>
              {t('Cancel')}
            </Button>
          )}
          <progress max={1} value={share} aria-label={t('Uploading %name%', { name })} />
        </div>
      )
    );
  });
}
