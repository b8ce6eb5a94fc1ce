import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readConsent } from '../../src/tracking/consent.ts';
import { createStorage } from '../../src/tracking/storage.ts';
import { openPage } from '../support/state/page.ts';

const storage = suite('storage');

storage.before.each(() => void openPage());

storage('TRK-03 a stored value is there on the next page, separate from the host page’s own values', () => {
  localStorage.setItem('token', 'the host’s');
  createStorage().set('token', 'T');
  assert.is(createStorage().get('token'), 'T');
  assert.is(localStorage.getItem('octavo:token'), '"T"');
  assert.is(localStorage.getItem('token'), 'the host’s');
});

storage('TRK-03 a missing, removed or unreadable value is read as null', () => {
  const { get, set, remove } = createStorage();
  assert.is(get('token'), null);
  set('token', 'T');
  remove('token');
  assert.is(get('token'), null);
  localStorage.setItem('octavo:token', '{"half');
  assert.is(get('token'), null);
  localStorage.setItem('octavo:consent', 'granted');
  assert.is(readConsent(), 'granted');
});

storage('TRK-03 with a full storage, a visitor can still log in on this page', () => {
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

storage('TRK-03 if the browser blocks the storage, values last as long as the page', () => {
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

storage('AUT-03 a token that another tab has removed is missing in this tab, too', () => {
  const here = createStorage();
  here.set('token', 'T');
  createStorage().remove('token');
  assert.is(here.get('token'), null);
});

storage.run();
