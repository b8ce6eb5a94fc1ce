import { sizeText } from '../../../ui/fields/size-text.ts';
import { Button } from '../../../ui/look/button.tsx';
import { useTranslator } from '../../../ui/use-translator.ts';
import { cabinetText } from '../../../validation/messages/cabinet.ts';
import type { Upload, Uploads } from '../../context/uploads.ts';
import { Problem } from '../../shared/problem.tsx';

/** Renders a file with the progress of its upload, or the reason why it was not sent. */
export function UploadRow({ file, uploads }: { file: Upload; uploads: Uploads }) {
  const t = useTranslator();
  const { key, name, size, problem, progress, canRetry } = file;
  return (
    <li>
      <div>
        <span className="file-name">{name}</span>
        <small>
          {!problem && `${sizeText(progress * size, t)} / `}
          {sizeText(size, t)}
        </small>
        {!problem && (
          <progress value={progress} aria-label={t('Uploading %name%', { name })} part="progress" />
        )}
      </div>
      <div className="ways">
        {problem && canRetry && (
          <Button kind="quiet" onClick={() => uploads.retry(key)}>
            {t('Retry')}
            <span className="quiet-text"> {name}</span>
          </Button>
        )}
        <Button kind="quiet" onClick={() => uploads.cancel(key)}>
          {t(problem ? 'Remove' : 'Cancel')}
          <span className="quiet-text"> {name}</span>
        </Button>
      </div>
      <Problem text={problem && cabinetText(problem, t)} />
    </li>
  );
}
