import { useState } from 'react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { failure, type Result } from '../../../src/api/result.ts';
import { useLoad, useRenewal } from '../../../src/cabinet/shared/loading.tsx';
import { ok } from '../../support/cabinet/fake-cabinet.ts';
import { openPage, waitForResponses } from '../../support/cabinet/open-page.tsx';

const loading = suite('loading');

/** Renders the loaded value, which renews itself, and "!" if it may be out of date. A right click turns the page. */
function Loader({ load }: { load: () => Promise<Result<string>> }) {
  const [page, setPage] = useState(1);
  const [loaded, reload, renew] = useLoad(`page ${page}`, load);
  useRenewal(renew);
  return (
    <button type="button" onClick={reload} onContextMenu={() => setPage(3 - page)}>
      {loaded.state === 'ready' ? `${loaded.value}${loaded.failure ? '!' : ''}` : loaded.state}
    </button>
  );
}

/** Renders a Loader whose requests the test answers at chosen times. */
const openLoader = async () => {
  const requests: ((answer: Result<string>) => void)[] = [];
  const load = () => new Promise<Result<string>>((answer) => requests.push(answer));
  const page = await openPage(<Loader load={load} />, {});
  return { ...page, requests };
};

loading('CAB-01 a page ignores an answer if a newer request has been sent meanwhile', async () => {
  const { requests, press, text } = await openLoader();
  await press('loading');
  assert.is(requests.length, 2);
  requests[1]?.(ok('new'));
  await waitForResponses();
  assert.is(text(), 'new');
  requests[0]?.(ok('old'));
  await waitForResponses();
  assert.is(text(), 'new');
});

loading('CAB-01 when the connection is back, only data that failed to load are loaded again', async () => {
  const { requests, text } = await openLoader();
  requests[0]?.(failure());
  await waitForResponses();
  assert.is(text(), 'failed');
  window.dispatchEvent(new Event('online'));
  await waitForResponses();
  assert.is(requests.length, 2);
  requests[1]?.(ok('new'));
  await waitForResponses();
  window.dispatchEvent(new Event('online'));
  await waitForResponses();
  assert.is(requests.length, 2);
  assert.is(text(), 'new');
});

loading('CAB-01 a customer’s return to the window adds no request to one under way', async () => {
  const { requests, text } = await openLoader();
  const returnToWindow = async () => {
    window.dispatchEvent(new Event('focus'));
    await waitForResponses();
  };
  await returnToWindow();
  assert.is(requests.length, 1);
  requests[0]?.(ok('old'));
  await waitForResponses();
  await returnToWindow();
  requests[1]?.(ok('new'));
  await waitForResponses();
  assert.is(text(), 'new');
});

loading('CAB-01 a turned page that fails to load is told, although the page before was renewed', async () => {
  const { requests, get, text } = await openLoader();
  const turn = () => get('button').dispatchEvent(new Event('contextmenu', { bubbles: true }));
  const answer = async (next: Result<string>) => {
    await waitForResponses();
    requests.at(-1)?.(next);
    await waitForResponses();
  };
  await answer(ok('first'));
  turn();
  await answer(ok('second'));
  window.dispatchEvent(new Event('focus'));
  await answer(ok('renewed'));
  turn();
  await answer(failure());
  assert.is(requests.length, 4);
  assert.is(text(), 'first!');
});

loading.run();
