import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { rememberCountry } from '../../src/tracking/country.ts';
import { createStorage } from '../../src/tracking/storage.ts';
import { openPage } from './page.ts';

const country = suite('country');

country('AUT-04 remembers the visitor’s country for when the server cannot say', () => {
  openPage();
  const storage = createStorage();
  assert.is(rememberCountry(storage, null), null);
  assert.is(rememberCountry(storage, 'DE'), 'DE');
  assert.is(rememberCountry(storage, null), 'DE');
  storage.set('countryCode', { evil: 1 });
  assert.is(rememberCountry(storage, null), null);
});

country.run();
