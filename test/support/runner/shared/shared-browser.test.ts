import { EventEmitter } from 'node:events';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { shareBrowser } from './shared-browser.mjs';

const sharing = suite('one browser for many suites');

/** Creates a played start of browsers; `crash` ends the latest browser. */
const playBrowsers = () => {
  const started: EventEmitter[] = [];
  const launch = async () => {
    const server = new EventEmitter();
    started.push(server);
    const address = `ws://browser-${started.length}`;
    return Object.assign(server, { wsEndpoint: () => address, close: async () => {} });
  };
  return { started, launch, crash: () => started.at(-1)?.emit('close') };
};

sharing('suites that start at the same time get the same browser', async () => {
  const { started, launch } = playBrowsers();
  const { open } = shareBrowser(launch);
  const [one, other] = await Promise.all([open(), open()]);
  assert.is(one.address, other.address);
  assert.is(started.length, 1);
});

sharing(
  'after a crash the next suite gets a new browser, and `hasEnded` is true for the others',
  async () => {
    const { launch, crash } = playBrowsers();
    const { open } = shareBrowser(launch);
    const before = await open();
    assert.not.ok(before.hasEnded());
    crash();
    assert.ok(before.hasEnded());
    const after = await open();
    assert.is(after.address, 'ws://browser-2');
    assert.not.ok(after.hasEnded());
  },
);

sharing('a run without browser suites starts no browser', async () => {
  const { started, launch } = playBrowsers();
  await shareBrowser(launch).close();
  assert.is(started.length, 0);
});

sharing.run();
