import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { askOnce, deferred, networkTimeoutMs } from '../../src/api/deferred.ts';

const code = suite('deferred code');

/** Creates a download that fails while `isOffline` is true. */
const createDownload = () => {
  const download = { isOffline: false, count: 0, load: async () => 'code' };
  download.load = async () => {
    download.count += 1;
    if (download.isOffline) throw new Error('offline');
    return 'code';
  };
  return download;
};

code('simultaneous and later uses of deferred code share one download', async () => {
  const download = createDownload();
  const load = deferred(download.load);
  assert.equal(await Promise.all([load(), load()]), ['code', 'code']);
  assert.is(await load(), 'code');
  assert.is(download.count, 1);
});

code('a failed download of deferred code rejects, and the next use downloads again', async () => {
  const download = createDownload();
  const load = deferred(download.load);
  download.isOffline = true;
  await load().then(
    () => assert.unreachable(),
    (reason: Error) => assert.is(reason.message, 'offline'),
  );
  download.isOffline = false;
  assert.is(await load(), 'code');
  assert.is(download.count, 2);
});

code('a failed download of deferred code resolves to the substitute, if one is given', async () => {
  const download = createDownload();
  const load = deferred(download.load, () => 'substitute');
  download.isOffline = true;
  assert.is(await load(), 'substitute');
  download.isOffline = false;
  assert.is(await load(), 'code');
});

code('a download beyond the timeout fails, and a later use gets the code once it has arrived', async () => {
  const { setTimeout } = globalThis;
  const timers: { fire: () => void; ms: unknown }[] = [];
  Object.assign(globalThis, {
    setTimeout: (callback: (reason: string) => void, ms: number, reason: string) =>
      timers.push({ fire: () => callback(reason), ms }),
  });
  try {
    let resolveDownload = (_: string) => {};
    const load = deferred(
      () => new Promise<string>((resolve) => (resolveDownload = resolve)),
      () => 'substitute',
    );
    const pending = load();
    assert.is(timers[0]?.ms, networkTimeoutMs);
    timers[0]?.fire();
    assert.is(await pending, 'substitute');
    resolveDownload('code');
    assert.is(await load(), 'code');
  } finally {
    globalThis.setTimeout = setTimeout;
  }
});

code('later questions with the same key share an answer, unless the answer was a failure', async () => {
  const loadedKeys: string[] = [];
  const loadOnce = askOnce(
    async (key: string) => {
      loadedKeys.push(key);
      return { failed: loadedKeys.length === 1 };
    },
    ({ failed }) => failed,
  );
  assert.equal(await loadOnce('terms'), { failed: true });
  assert.equal(await loadOnce('terms'), { failed: false });
  await Promise.all([loadOnce('terms'), loadOnce('privacy')]);
  assert.equal(loadedKeys, ['terms', 'terms', 'privacy']);
});

code.run();
