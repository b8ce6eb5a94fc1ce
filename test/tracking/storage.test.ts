import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createStorage } from '../../src/tracking/storage.ts';
import { openPage } from '../support/state/page.ts';

const storage = suite('storage');

storage.before.each(() => {
  openPage();
});

storage('TRK-03 values last from one page to the next, apart from the host page’s own', () => {
  localStorage.setItem('token', 'the host’s');
  createStorage().set('token', 'T');
  assert.is(createStorage().get('token'), 'T');
  assert.is(localStorage.getItem('octavo:token'), '"T"');
  assert.is(localStorage.getItem('token'), 'the host’s');
});

storage('TRK-03 a value that is absent, removed or unreadable is read as none', () => {
  const { get, set, remove } = createStorage();
  assert.is(get('token'), null);
  set('token', 'T');
  remove('token');
  assert.is(get('token'), null);
  localStorage.setItem('octavo:token', '{"half');
  assert.is(get('token'), null);
});

storage('TRK-03 a visitor can log in for this page while storage is full', () => {
  const full = new Proxy({} as Record<string, string>, {
    set: () => {
      throw new Error('QuotaExceededError');
    },
  });
  openPage('https://example.com/', { storage: full });
  const { get, set, remove } = createStorage();
  set('token', 'T');
  assert.is(get('token'), 'T');
  remove('token');
  assert.is(get('token'), null);
});

storage('TRK-03 storage works within the page where the browser blocks it altogether', () => {
  Object.defineProperty(globalThis, 'localStorage', {
    get: () => {
      throw new Error('SecurityError');
    },
    configurable: true,
  });
  const { get, set } = createStorage();
  assert.is(get('token'), null);
  set('token', 'T');
  assert.is(get('token'), 'T');
});

storage('AUT-03 a logout in another tab is noticed', () => {
  const here = createStorage();
  here.set('token', 'T');
  createStorage().remove('token');
  assert.is(here.get('token'), null);
});

storage.run();
