import { type MouseEvent, useEffect } from 'react';
import { sizeText } from '../../../languages/size-text.ts';
import { acceptedFiles, fileKindsNote } from '../../../order/file-limits.ts';
import { FileField } from '../../../ui/fields/file-field.tsx';
import { PlainField } from '../../../ui/fields/frame/field.tsx';
import { Button } from '../../../ui/look/button.tsx';
import { focusPartOf } from '../../../ui/look/focus-part.ts';
import { useFacts } from '../../../ui/use-facts.ts';
import { cabinetText } from '../../../validation/messages/cabinet.ts';
import { type Cabinet, useCabinet } from '../../context/cabinet-context.ts';
import { createOrderUploads, type Upload, type Uploads } from '../../context/uploads.ts';

/** Returns the uploads of an order and creates them on first use. */
const orderUploads = ({ uploads, client }: Cabinet, orderCode: string) => {
  const known = uploads.get(orderCode) ?? createOrderUploads({ client, orderCode });
  uploads.set(orderCode, known);
  return known;
};

export interface FilesProps {
  orderCode: string;
  /** True if further files may be sent. Files that are being uploaded are always shown. */
  canSend: boolean;
}

export function Uploading({ orderCode, canSend, onAttached }: FilesProps & { onAttached: () => void }) {
  const { t } = useCabinet();
  const uploads = orderUploads(useCabinet(), orderCode);
  const [{ files, sent }] = useFacts(uploads.store, (facts) => [facts]);
  useEffect(() => {
    if (sent.length > 0) onAttached();
  }, [sent.length, onAttached]);
  return (
    <div className="sending">
      {canSend && (
        <PlainField name="materials" label={t('Send files to your writer')}>
          <FileField onAdd={uploads.add} accept={acceptedFiles} note={t(fileKindsNote)} />
        </PlainField>
      )}
      {files.length > 0 && (
        <ul className="files-list">
          {files.map((file) => (
            <UploadRow key={file.key} file={file} uploads={uploads} />
          ))}
        </ul>
      )}
      <p role="status" className="quiet-text">
        {sent.length > 0 && t('%name% is sent.', { name: sent.at(-1) ?? '' })}
      </p>
    </div>
  );
}

/** Renders a file with the progress of its upload, or the reason why it was not sent. */
export function UploadRow({ file, uploads }: { file: Upload; uploads: Uploads }) {
  const { t } = useCabinet();
  const { key, name, size, problem, progress, canRetry } = file;
  const retry = (event: MouseEvent) => {
    focusPartOf(event);
    return uploads.retry(key);
  };
  return (
    <li className={problem ? 'lost' : ''}>
      <div>
        <span className="file-name">{name}</span>
        <small role={problem ? 'alert' : undefined}>
          {problem ? cabinetText(problem, t) : `${sizeText(progress * size, t)} / ${sizeText(size, t)}`}
        </small>
        {!problem && (
          <progress value={progress} aria-label={t('Uploading %name%', { name })} part="progress" />
        )}
      </div>
      <div className="ways">
        {problem && canRetry && (
          <Button kind="quiet" onClick={retry}>
            {t('Retry')}
            <span className="quiet-text"> {name}</span>
          </Button>
        )}
        <Button kind="quiet" onClick={() => uploads.cancel(key)}>
          {t(problem ? 'Remove' : 'Cancel')}
          <span className="quiet-text"> {name}</span>
        </Button>
      </div>
    </li>
  );
}
