import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { abortFailure } from '../../../../src/api/result.ts';
import { AttachmentRow } from '../../../../src/cabinet/order/files/attachment-row.tsx';
import { openPage, waitForResponses } from '../../../support/cabinet/open-page.tsx';
import { click } from '../../../support/components/render.tsx';

const row = suite('attachment row');
const file = {
  id: 7,
  name: 'paper.docx',
  size: 2048,
  createdAt: '2026-11-20T16:05:00+00:00',
  receiverType: 'client',
  isNew: true,
};

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
  const { button, get, downloads } = await openRow();
  click(button('Download paper.docx'));
  await waitForResponses();
  assert.is(get<HTMLProgressElement>('progress').value, 0);
  downloads[0]?.onProgress(0.5);
  await waitForResponses();
  assert.is(get<HTMLProgressElement>('progress').value, 0.5);
  click(button('Cancel paper.docx'));
  await waitForResponses();
  assert.ok(downloads[0]?.signal.aborted);
  click(button('Download paper.docx'));
  await waitForResponses();
  assert.is(get<HTMLProgressElement>('progress').value, 0);
});

row.run();
