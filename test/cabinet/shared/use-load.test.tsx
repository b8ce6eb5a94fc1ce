import { useState } from 'react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { failure, type Result } from '../../../src/api/result.ts';
import { useLoad, useRenewal } from '../../../src/cabinet/shared/use-load.ts';
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
  /** Answers a request, by default the last one, and waits for what this brings. */
  const answer = async (next: Result<string>, request = requests.length - 1) => {
    requests[request]?.(next);
    await waitForResponses();
  };
  /** Dispatches an event of the window, and waits for what this brings. */
  const dispatch = async (name: string) => {
    window.dispatchEvent(new Event(name));
    await waitForResponses();
  };
  return { ...page, requests, answer, dispatch };
};

loading('CAB-01 a page ignores an answer if a newer request has been sent meanwhile', async () => {
  const { requests, answer, press, text } = await openLoader();
  await press('loading');
  assert.is(requests.length, 2);
  await answer(ok('new'), 1);
  assert.is(text(), 'new');
  await answer(ok('old'), 0);
  assert.is(text(), 'new');
});

loading('CAB-01 when the connection is back, only data that failed to load are loaded again', async () => {
  const { requests, answer, dispatch, text } = await openLoader();
  await answer(failure());
  assert.is(text(), 'failed');
  await dispatch('online');
  assert.is(requests.length, 2);
  await answer(ok('new'));
  await dispatch('online');
  assert.equal([requests.length, text()], [2, 'new']);
});

loading('CAB-01 a customer’s return to the window adds no request to one under way', async () => {
  const { requests, answer, dispatch, text } = await openLoader();
  await dispatch('focus');
  assert.is(requests.length, 1);
  await answer(ok('old'));
  await dispatch('focus');
  await answer(ok('new'));
  assert.is(text(), 'new');
});

loading('CAB-01 a turned page that fails to load is told, although the page before was renewed', async () => {
  const { requests, answer, dispatch, get, text } = await openLoader();
  const turn = async () => {
    get('button').dispatchEvent(new Event('contextmenu', { bubbles: true }));
    await waitForResponses();
  };
  await answer(ok('first'));
  await turn();
  await answer(ok('second'));
  await dispatch('focus');
  await answer(ok('renewed'));
  await turn();
  await answer(failure());
  assert.equal([requests.length, text()], [4, 'first!']);
});

loading.run();
