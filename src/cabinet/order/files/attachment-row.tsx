import { useEffect, useRef, useState } from 'react';
import * as calls from '../../../api/calls.ts';
import type { Attachment } from '../../../api/resources/client.ts';
import { sizeText } from '../../../ui/fields/file-field.tsx';
import { Button } from '../../../ui/look/button.tsx';
import { useCabinet } from '../../context/cabinet-context.ts';
import { Moment } from '../../shared/moment.tsx';
import { Problem, saveFile, useRequest } from '../../shared/use-request.tsx';

/**
 * Returns the function that downloads a file and saves it. A link would not do, because the request needs the session
 * header. `onDownloaded` is called after a file has been saved.
 */
export const useDownload = (onDownloaded: () => void) => {
  const { client } = useCabinet();
  const [progress, setProgress] = useState(0);
  const controllerRef = useRef<AbortController | null>(null);
  const { isBusy, problem, send } = useRequest();
  useEffect(() => () => controllerRef.current?.abort(), []);
  const download = async ({ id, name }: Attachment) => {
    const controller = new AbortController();
    controllerRef.current = controller;
    setProgress(0);
    const result = await send(() =>
      client.send(calls.downloadFile, { params: { id }, signal: controller.signal, onProgress: setProgress }),
    );
    if (result.failed) return;
    saveFile(result.payload, name);
    onDownloaded();
  };
  return { isBusy, problem, progress, download, cancel: () => controllerRef.current?.abort() };
};

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
      <Problem text={problem} />
    </li>
  );
}
