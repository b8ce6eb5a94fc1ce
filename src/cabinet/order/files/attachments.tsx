import { useEffect } from 'react';
import type { Attachment } from '../../../api/resources.ts';
import { acceptedFiles } from '../../../order/file-limits.ts';
import { FileField } from '../../../ui/fields/file-field.tsx';
import { Field } from '../../../ui/fields/frame/field.tsx';
import { useFacts } from '../../../ui/use-facts.ts';
import { useTranslator } from '../../../ui/use-translator.ts';
import { type Cabinet, useCabinet } from '../../context/cabinet-context.ts';
import { createUploads } from '../../context/uploads.ts';
import { Loading } from '../../shared/loading.tsx';
import { Sheet } from '../../shared/sheet.tsx';
import type { Loaded } from '../../shared/use-load.ts';
import { AttachmentRow } from './attachment-row.tsx';
import { UploadRow } from './upload-row.tsx';

/** Returns the uploads of an order and creates them on first use. */
const uploadsOf = ({ uploads, client }: Cabinet, orderCode: string) => {
  const known = uploads.get(orderCode) ?? createUploads({ client, orderCode });
  uploads.set(orderCode, known);
  return known;
};

interface Props {
  orderCode: string;
  /** True if further files may be sent. Files that are being uploaded are always shown. */
  canSend: boolean;
}

function Uploading({ orderCode, canSend, onAttached }: Props & { onAttached: () => void }) {
  const t = useTranslator();
  const uploads = uploadsOf(useCabinet(), orderCode);
  const [{ files, sent }] = useFacts(uploads.store, (facts) => [facts]);
  useEffect(() => {
    if (sent.length > 0) onAttached();
  }, [sent.length, onAttached]);
  return (
    <div className="sending">
      {canSend && (
        <Field name="materials" label={t('Send files to your writer')}>
          <FileField
            files={[]}
            onAdd={uploads.add}
            onRemove={uploads.cancel}
            accept={acceptedFiles}
            note={t('Documents, tables, slides, pictures or archives, up to 20 MB each')}
          />
        </Field>
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

interface FilesProps extends Props {
  loaded: Loaded<Attachment[]>;
  reload: () => void;
}

/** Renders the files of an order, those of the customer and those of the writer. */
export function Attachments({ loaded, reload, ...props }: FilesProps) {
  const t = useTranslator();
  return (
    <Sheet id="files" title={t('Files')}>
      <Loading loaded={loaded} onRetry={reload}>
        {(files) =>
          files.length === 0 ? (
            <p className="muted">
              {t(
                props.canSend
                  ? 'None yet. Send what your writer should read. Your finished paper will appear here.'
                  : 'None.',
              )}
            </p>
          ) : (
            <ul className="files-list">
              {files.map((file) => (
                <AttachmentRow key={file.id} file={file} onDownloaded={reload} />
              ))}
            </ul>
          )
        }
      </Loading>
      <Uploading {...props} onAttached={reload} />
    </Sheet>
  );
}
