import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openDesktop } from '../../support/browser/browser.ts';
import { person } from '../../support/browser/order-journey.ts';
import { openHostStage } from '../../support/embed/open-host-stage.ts';
import { orderAsCustomer, plainPayment } from '../../support/plain-provider/plain-pages.ts';
import { startPlainProvider } from '../../support/plain-provider/plain-provider.ts';

const handOff = suite('the session token in the address of the payment page, on a page with two sites');
const { browser, hosts } = await openHostStage(handOff);
const plain = await startPlainProvider();
handOff.after(plain.stop);

const ofPlain = (attributes: string) =>
  `<script src="OCTAVO/embed/octavo.js" data-octavo data-host="${plain.site}" data-api="${plain.api}"
    data-cabinet="${plain.api}" ${attributes}></script>`;
const ofOther = (attributes: string) =>
  `<script src="OCTAVO/embed/octavo.js" data-octavo data-host="SITE" ${attributes}></script>`;
const token = 'data-hand-off="token"';

/** Orders in a form of the plain provider. Returns whether the address of the payment page contains the token. */
const handsOver = async (scripts: string, attributes: string, name: string) => {
  const context = await openDesktop(browser, { reducedMotion: 'reduce' });
  const form = `<octavo-order-form loading="eager" ${attributes}></octavo-order-form>`;
  const { page } = await hosts.openWith(context, scripts + form);
  const widget = page.locator('octavo-order-form[data-state=ready]');
  await orderAsCustomer(plain, widget, person(name));
  const isHanded = (await plainPayment(page, plain)).has('token');
  await context.close();
  return isHanded;
};

handOff('BCK-01 only the script of a site makes its form hand the token over', async () => {
  const names = `data-host="${plain.site}"`;
  assert.is(await handsOver(ofPlain(token) + ofOther(''), names, 'own'), true);
  assert.is(await handsOver(ofPlain('') + ofOther(token), names, 'of-other'), false);
  // The script that runs first serves elements that name no site.
  assert.is(await handsOver(ofPlain('') + ofOther(token), '', 'unnamed'), false);
  // A script that names no site speaks for the host of the page.
  const ofPage = `<script src="OCTAVO/embed/octavo.js" data-octavo ${token}></script>`;
  assert.is(await handsOver(ofPlain('') + ofPage, '', 'of-page'), false);
});

handOff.run();
