import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Upload, Uploads } from '../../../../src/cabinet/context/uploads.ts';
import { UploadRow } from '../../../../src/cabinet/order/files/uploading.tsx';
import { openPage } from '../../../support/cabinet/open-page.tsx';
import { click } from '../../../support/components/render.tsx';

const row = suite('upload row');

const file: Upload = {
  key: '1',
  name: 'sources.pdf',
  size: 2_097_152,
  problem: null,
  progress: 0.25,
  canRetry: false,
};

/** Renders a row of an upload. `pressed` lists the actions of the pressed buttons. */
const openRow = async (changes: Partial<Upload> = {}) => {
  const pressed: string[] = [];
  const uploads: Uploads = {
    store: { files: [], sent: [] },
    add: async () => {},
    retry: async (key) => void pressed.push(`retry ${key}`),
    cancel: (key) => void pressed.push(`cancel ${key}`),
    stop: () => {},
  };
  const page = await openPage(
    <main>
      <UploadRow file={{ ...file, ...changes }} uploads={uploads} />
    </main>,
    {},
  );
  return { ...page, pressed };
};

row('API-03 an upload shows how much of the file is sent, and can be cancelled', async () => {
  const { get, button, pressed } = await openRow();
  assert.match(get('small').textContent ?? '', /^512 KB \/ 2 MB$/);
  const bar = get<HTMLProgressElement>('progress');
  assert.equal([bar.value, bar.getAttribute('aria-label')], [0.25, 'Uploading sources.pdf']);
  click(button('Cancel sources.pdf'));
  assert.equal(pressed, ['cancel 1']);
});

row('API-03 a failed upload shows its reason in place of its progress, and offers a retry', async () => {
  const { container, get, button, pressed } = await openRow({ problem: 'networkError', canRetry: true });
  assert.is(container.querySelector('progress'), null);
  assert.match(get('.lost [role=alert]').textContent ?? '', 'Network Error');
  button('Retry sources.pdf').focus();
  click(button('Retry sources.pdf'));
  assert.is(
    document.activeElement,
    get('main'),
    'the button disappears, so its part of the page has the focus',
  );
  click(button('Remove sources.pdf'));
  assert.equal(pressed, ['retry 1', 'cancel 1']);
});

row.run();
