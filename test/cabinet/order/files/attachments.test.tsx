import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { abortFailure } from '../../../../src/api/result.ts';
import { AttachmentRow } from '../../../../src/cabinet/order/files/attachments.tsx';
import { attachment } from '../../../support/cabinet/fake-cabinet.ts';
import { openPage, waitForResponses } from '../../../support/cabinet/open-page.tsx';

const row = suite('attachment row');
const file = attachment({ name: 'paper.docx', size: 2048 });

interface Download {
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

/** Renders a row of a file. Its downloads last until they are cancelled. */
const openRow = async () => {
  const downloads: Download[] = [];
  const page = await openPage(<AttachmentRow file={file} onDownloaded={() => {}} />, {
    downloadFile: (options) => {
      const download = options as object as Download;
      downloads.push(download);
      return new Promise((resolve) =>
        download.signal.addEventListener('abort', () => resolve(abortFailure())),
      );
    },
  });
  return { ...page, downloads };
};

row('CAB-01 a file is called new before its name, which its size follows', async () => {
  const { get } = await openRow();
  assert.match(get('li').textContent ?? '', /^New paper\.docx2 KB · Received/);
});

row('API-03 a download shows its progress, and a repeated download shows it from 0 again', async () => {
  const { press, get, downloads } = await openRow();
  await press('Download paper.docx');
  assert.is(get<HTMLProgressElement>('progress').value, 0);
  downloads[0]?.onProgress(0.5);
  await waitForResponses();
  assert.is(get<HTMLProgressElement>('progress').value, 0.5);
  await press('Cancel paper.docx');
  assert.ok(downloads[0]?.signal.aborted);
  await press('Download paper.docx');
  assert.is(get<HTMLProgressElement>('progress').value, 0);
});

row.run();
