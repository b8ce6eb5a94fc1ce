import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { rememberDialCode } from '../../src/tracking/country.ts';
import { createStorage } from '../../src/tracking/storage.ts';
import { openPage } from '../support/state/page.ts';

const country = suite('country');

country('AUT-04 the last known country of the visitor is stored with its dial code', () => {
  openPage();
  const storage = createStorage();
  const unknownCountry = { countryCode: null, dialCode: null };
  assert.is(rememberDialCode(storage, unknownCountry), null);
  assert.is(rememberDialCode(storage, { countryCode: 'DE', dialCode: '49' }), '49');
  assert.is(rememberDialCode(storage, unknownCountry), '49');
  assert.is(storage.get('countryCode'), 'DE');
  storage.set('dialCode', { evil: 1 });
  assert.is(rememberDialCode(storage, unknownCountry), null);
  storage.set('dialCode', '49');
  assert.is(rememberDialCode(storage, { countryCode: 'FR', dialCode: null }), null);
});

country.run();
