import { type MouseEvent, useEffect } from 'react';
import * as calls from '../../../api/calls.ts';
import type { Attachment } from '../../../api/resources/client.ts';
import { acceptedFiles, fileKindsNote } from '../../../order/file-limits.ts';
import { FileField, sizeText } from '../../../ui/fields/file-field.tsx';
import { PlainField } from '../../../ui/fields/frame/field.tsx';
import { Button } from '../../../ui/look/button.tsx';
import { focusPartOf } from '../../../ui/look/focus-part.ts';
import { useFacts } from '../../../ui/use-facts.ts';
import { cabinetText } from '../../../validation/messages/cabinet.ts';
import { type Cabinet, useCabinet } from '../../context/cabinet-context.ts';
import { createOrderUploads, type Upload, type Uploads } from '../../context/uploads.ts';
import { Loading } from '../../shared/loading.tsx';
import { Pager, Sheet } from '../../shared/page.tsx';
import { type Loaded, useLoad } from '../../shared/use-load.ts';
import { AttachmentRow } from './attachment-row.tsx';

/** Returns the uploads of an order and creates them on first use. */
const orderUploads = ({ uploads, client }: Cabinet, orderCode: string) => {
  const known = uploads.get(orderCode) ?? createOrderUploads({ client, orderCode });
  uploads.set(orderCode, known);
  return known;
};

interface Props {
  orderCode: string;
  /** True if further files may be sent. Files that are being uploaded are always shown. */
  canSend: boolean;
}

function Uploading({ orderCode, canSend, onAttached }: Props & { onAttached: () => void }) {
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

interface ListProps extends Props {
  page: number;
  loaded: Loaded<Attachment[]>;
  reload: () => void;
}

function FilesList({ orderCode, canSend, page, loaded, reload }: ListProps) {
  const { t } = useCabinet();
  return (
    <Loading loaded={loaded} onRetry={reload}>
      {(files, headers) =>
        files.length === 0 ? (
          canSend && (
            <p className="muted">
              {t('None yet. Send what your writer should read. Your finished paper will appear here.')}
            </p>
          )
        ) : (
          <>
            <ul className="files-list">
              {files.map((file) => (
                <AttachmentRow key={file.id} file={file} onDownloaded={reload} />
              ))}
            </ul>
            <Pager page={page} headers={headers} path={`/orders/${orderCode}`} />
          </>
        )
      }
    </Loading>
  );
}

/** Loads and renders a page of the files after the first one, which the order's page has loaded. */
function LaterFiles(props: Props & { page: number }) {
  const [loaded, reload] = useFilePage(props.orderCode, props.page);
  return <FilesList {...props} loaded={loaded} reload={reload} />;
}

/**
 * Renders the files of an order, those of the customer and those of the writer. `loaded` are those of the first page. A closed
 * order without files has nothing to show.
 */
export function Attachments(props: ListProps) {
  const { t, uploads } = useCabinet();
  const { page, orderCode, canSend, loaded, reload } = props;
  const hasNone = loaded.state === 'ready' && loaded.value.length === 0;
  if (hasNone && !canSend && !uploads.get(orderCode)?.store.files.length) return null;
  return (
    <Sheet id="files" title={t('Files')}>
      {page > 1 ? <LaterFiles {...{ page, orderCode, canSend }} /> : <FilesList {...props} />}
      <Uploading orderCode={orderCode} canSend={canSend} onAttached={reload} />
    </Sheet>
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

/** Loads one page of the files of an order. New files are on the first one. */
export const useFilePage = (orderCode: string, page: number) => {
  const { client } = useCabinet();
  const headers = { 'x-pagination-page-current': String(page) };
  return useLoad(page > 1 ? `files ${orderCode} ${page}` : `files ${orderCode}`, () =>
    client.send(calls.orderAttachments, { params: { orderId: orderCode }, headers }),
  );
};
