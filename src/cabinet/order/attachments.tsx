import { useState } from 'react';
import { useSnapshot } from 'valtio/react';
import * as calls from '../../api/calls.ts';
import { allowedFileExtensions } from '../../order/file-limits.ts';
import { Field } from '../../ui/field.tsx';
import { FileField } from '../../ui/file-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useCabinet } from '../cabinet-context.ts';
import { Loading } from '../loading.tsx';
import { useLoad } from '../use-load.ts';
import { AttachmentRow } from './attachment-row.tsx';
import { createUploads } from './uploads.ts';

const accept = allowedFileExtensions.map((extension) => `.${extension}`).join();

function UploadField({ orderCode, onAttached }: { orderCode: string; onAttached: () => void }) {
  const { client } = useCabinet();
  const [uploads] = useState(() => createUploads({ client, orderCode, onAttached }));
  const { files, problem } = useSnapshot(uploads.store);
  return (
    <>
      {problem && <Notice kind="error">{problem}</Notice>}
      <Field name="materials" label="Send files to your writer">
        <FileField
          files={files.map((file) => ({ ...file, progress: uploads.progressOf(file.key) }))}
          onAdd={uploads.add}
          onRemove={uploads.cancel}
          accept={accept}
          note="Documents, tables, slides, pictures or archives, up to 20 MB each"
        />
      </Field>
    </>
  );
}

/** The order's files in both directions. */
export function Attachments({ orderCode }: { orderCode: string }) {
  const { client } = useCabinet();
  const [loaded, reload] = useLoad(orderCode, () =>
    client.send(calls.orderAttachments, { params: { orderId: orderCode } }),
  );
  return (
    <section className="sheet" aria-labelledby="files">
      <h2 id="files">Files</h2>
      <Loading loaded={loaded} onRetry={reload}>
        {(files) =>
          files.length === 0 ? (
            <p className="muted">None yet. Your finished paper will appear here.</p>
          ) : (
            <ul className="files-list">
              {files.map((file) => (
                <AttachmentRow key={file.id} file={file} />
              ))}
            </ul>
          )
        }
      </Loading>
      <UploadField orderCode={orderCode} onAttached={reload} />
    </section>
  );
}
