import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Bootstrap, VisitorCountry } from '../../../src/order/vocabulary/site.ts';
import { loadDefaultPhone } from '../../../src/state/order-form/default-phone.ts';
import { fixtureContext, ok } from '../../support/state/fixture-context.ts';
import { json } from '../../support/state/provider.ts';
import { lost, openShop, type Shop, visit } from '../../support/state/shop.ts';
import { deferred, until } from '../../support/state/until.ts';

const phone = suite('default phone');
let shop: Shop;
let page: ReturnType<typeof visit>;
phone.before.each(async () => {
  shop = await openShop();
});
phone.after.each(async () => {
  page.form.destroy();
  await shop.stop();
});

const britain = { countryCode: 'GB', dialCode: '44' };
const nowhere = { countryCode: null, dialCode: null };
const from = (country: VisitorCountry) => (site: Bootstrap) => {
  Object.assign(site, country);
};
const typed = () => page.session.store.registration.phone;
const put = (code: string) => until(() => typed() === code);

phone('AUT-04 the phone starts with the site document’s dial code and without a request', async () => {
  page = visit(shop, { site: from(britain) });
  await put('+44');
  assert.is(shop.asked('/location').length, 0);
  assert.is(page.storage.get('countryCode'), 'GB');
});

phone('AUT-04 a country missing in the site document is requested and remembered', async () => {
  shop.answers['/location'] = json({ countryCode: 'DE', dialCode: '49' });
  page = visit(shop, { site: from(nowhere) });
  await put('+49');
  page.form.destroy();
  page = visit(shop, { site: from(nowhere), storage: page.storage });
  await put('+49');
  assert.is(shop.asked('/location').length, 1);
});

phone('AUT-04 the phone starts with +1 where no country can be found', async () => {
  page = visit(shop, { site: from(nowhere) });
  await put('+1');
  page.form.destroy();
  shop.answers['/location'] = lost;
  page = visit(shop, { site: from(nowhere) });
  await put('+1');
});

phone('AUT-04 a dial code never replaces a phone that was typed or restored', async () => {
  page = visit(shop, { site: from(nowhere) });
  page.session.edit('registration', 'phone', '+15551234567');
  await until(() => shop.asked('/location').length === 1);
  await page.session.restore();
  page.form.destroy();
  page = visit(shop, { site: from(britain), storage: page.storage });
  // Another form with the same country shows that the first one has finished too.
  const other = visit(shop, { site: from(britain) });
  await until(() => other.session.store.registration.phone === '+44');
  other.form.destroy();
  assert.is(typed(), '+15551234567');
});

phone('AUT-04 a dial code alone does not cause an untouched form to be stored', async () => {
  page = visit(shop, { site: from(britain) });
  await put('+44');
  page.form.destroy();
  assert.is(page.storage.get('draft:example.com'), null);
});

phone('AUT-04 the country is not requested before the first price is displayed', async () => {
  page = visit(shop, { site: from(britain) });
  const { context, server } = fixtureContext({
    site: from(nowhere),
    answers: { location: () => ok(nowhere) },
  });
  const shown = deferred<void>();
  const loading = loadDefaultPhone({ ...context, shown: shown.promise });
  await until(() => page.session.store.registration.phone === '+44');
  assert.is(server.of('location').length, 0);
  shown.settle();
  assert.is(await loading, '+1');
  assert.is(server.of('location').length, 1);
});

phone.run();
