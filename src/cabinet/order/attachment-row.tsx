import { useSignal } from '@preact/signals-react/runtime';
import { useState } from 'react';
import * as calls from '../../api/calls.ts';
import type { Attachment } from '../../api/resources.ts';
import { Button } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { useCabinet } from '../cabinet-context.ts';
import { failureText } from '../failure-text.ts';
import { agoText, momentText } from './order-texts.ts';
import { saveFile } from './save-file.ts';

const sizeText = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1_048_576).toFixed(1)} MB`;

/** A file that can be downloaded; the download needs the session's header, so it cannot be a plain link. */
export function AttachmentRow({ file }: { file: Attachment }) {
  const { client } = useCabinet();
  const progress = useSignal(0);
  const [state, setState] = useState<{ isBusy: boolean; problem: string | null }>({
    isBusy: false,
    problem: null,
  });
  const download = async () => {
    progress.value = 0;
    setState({ isBusy: true, problem: null });
    const answer = await client.send(calls.downloadFile, {
      params: { id: file.id },
      onProgress: (share) => {
        progress.value = share;
      },
    });
    setState({ isBusy: false, problem: answer.failed ? failureText(answer) : null });
    if (!answer.failed) saveFile(answer.payload, file.name);
  };
  const isMine = file.receiverType === 'writer';
  return (
    <li>
      <div>
        <span className="file-name">{file.name}</span>
        {file.isNew && !isMine && <span className="status waiting">New</span>}
        <small className="muted">
          {sizeText(file.size)} · {isMine ? 'Sent' : 'Received'}:{' '}
          <time dateTime={file.createdAt} title={momentText(file.createdAt)}>
            {agoText(file.createdAt, Date.now())}
          </time>
        </small>
        {state.isBusy && <ProgressBar progress={progress} label={`Downloading ${file.name}`} />}
        {state.problem && (
          <p className="refusal" role="alert">
            {state.problem}
          </p>
        )}
      </div>
      <Button kind="quiet" isLoading={state.isBusy} onClick={download}>
        Download<span className="quiet-text"> {file.name}</span>
      </Button>
    </li>
  );
}
