import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Bootstrap, VisitorCountry } from '../../../../src/order/vocabulary/site.ts';
import { offline, ok } from '../../../support/state/fixture-context.ts';
import { openProviderForms } from '../../../support/state/open-provider-forms.ts';
import { until } from '../../../support/until.ts';

const phone = suite('default phone');
const stage = openProviderForms(phone);

const britain = { countryCode: 'GB', dialCode: '44' };
const unknownCountry = { countryCode: null, dialCode: null };
const from = (country: VisitorCountry) => (site: Bootstrap) => {
  Object.assign(site, country);
};
const phoneInForm = () => stage.page.session.store.registration.phone;
const phoneIs = (code: string) => until(() => phoneInForm() === code);

phone('AUT-04 the phone starts with the dial code of the bootstrap document, without a request', async () => {
  stage.open({ site: from(britain) });
  await phoneIs('+44');
  assert.is(stage.requestsOf('location').length, 0);
  assert.is(stage.page.storage.get('countryCode'), 'GB');
});

phone('AUT-04 a country that the bootstrap document lacks is requested and stored', async () => {
  stage.answers.location = () => ok({ countryCode: 'DE', dialCode: '49' });
  stage.open({ site: from(unknownCountry) });
  await phoneIs('+49');
  stage.page.form.destroy();
  stage.open({ site: from(unknownCountry), storage: stage.page.storage });
  await phoneIs('+49');
  assert.is(stage.requestsOf('location').length, 1);
});

phone('AUT-04 the phone starts with +1 if no country can be found', async () => {
  stage.open({ site: from(unknownCountry) });
  await phoneIs('+1');
  stage.page.form.destroy();
  stage.answers.location = () => offline;
  stage.open({ site: from(unknownCountry) });
  await phoneIs('+1');
});

phone('AUT-04 a dial code never replaces a phone that was typed or restored', async () => {
  stage.open({ site: from(unknownCountry) });
  stage.page.session.edit('registration', 'phone', '+15551234567');
  await until(() => stage.requestsOf('location').length === 1);
  await stage.page.session.restore();
  stage.page.form.destroy();
  stage.open({ site: from(britain), storage: stage.page.storage });
  // Waits for a second form with the same country, because the first one has finished by then.
  const secondForm = stage.openBeside({ site: from(britain) });
  await until(() => secondForm.session.store.registration.phone === '+44');
  secondForm.form.destroy();
  assert.is(phoneInForm(), '+15551234567');
});

phone('AUT-04 an untouched form with a dial code is not stored', async () => {
  stage.open({ site: from(britain) });
  await phoneIs('+44');
  stage.page.form.destroy();
  assert.is(stage.page.storage.get('draft:example.com'), null);
});

phone.run();
