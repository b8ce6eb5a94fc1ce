import * as calls from '../../../api/calls.ts';
import type { Attachment } from '../../../api/resources/client.ts';
import { sizeText } from '../../../languages/size-text.ts';
import { Button } from '../../../ui/look/button.tsx';
import { useCabinet } from '../../context/cabinet-context.ts';
import { useDownload } from '../../shared/download.ts';
import { Loading } from '../../shared/loading.tsx';
import { Moment } from '../../shared/moment.tsx';
import { Pager } from '../../shared/page.tsx';
import { Sheet } from '../../shared/sheet.tsx';
import { type Loaded, useLoad } from '../../shared/use-load.ts';
import { RequestProblem } from '../../shared/use-request.tsx';
import { type FilesProps, Uploading } from './uploading.tsx';

export function AttachmentRow({ file, onDownloaded }: { file: Attachment; onDownloaded: () => void }) {
  const { t, now } = useCabinet();
  const { name, size, receiverType, isNew, createdAt } = file;
  const { isBusy, problem, progress, download, cancel } = useDownload(onDownloaded);
  const isOwn = receiverType === 'writer';
  const time = <Moment key="time" at={createdAt} now={now()} />;
  return (
    <li>
      <div>
        {isNew && !isOwn && <span className="status waiting">{t('New')}</span>}{' '}
        <span className="file-name">{name}</span>
        <small>
          {sizeText(size, t)} · {t.parts(isOwn ? 'Sent %time%' : 'Received %time%', { time })}
        </small>
        {isBusy && (
          <progress value={progress} aria-label={t('Downloading %name%', { name })} part="progress" />
        )}
      </div>
      <Button kind="quiet" onClick={isBusy ? cancel : () => download(file)}>
        {t(isBusy ? 'Cancel' : 'Download')}
        <span className="quiet-text"> {name}</span>
      </Button>
      <RequestProblem text={problem} />
    </li>
  );
}

interface ListProps extends FilesProps {
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
function LaterFiles(props: FilesProps & { page: number }) {
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

/** Loads one page of the files of an order. New files are on the first one. */
export const useFilePage = (orderCode: string, page: number) => {
  const { client } = useCabinet();
  const headers = { 'x-pagination-page-current': String(page) };
  return useLoad(page > 1 ? `files ${orderCode} ${page}` : `files ${orderCode}`, () =>
    client.send(calls.orderAttachments, { params: { orderId: orderCode }, headers }),
  );
};
