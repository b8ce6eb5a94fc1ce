import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { person } from '../../support/browser/order-journey.ts';
import { element, openHostStage } from '../../support/embed/host-pages.ts';
import { orderAsCustomer, plainPayment } from '../../support/plain-provider/plain-pages.ts';
import { startPlainProvider } from '../../support/plain-provider/plain-provider.ts';

const handOff = suite('the session token in the address of the payment page, on a page with two sites');
const { openWith } = await openHostStage();
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
  const page = await openWith(scripts + element('order-form', attributes), { faults: /status of 404/ });
  const widget = page.locator('octavo-order-form[data-state=ready]');
  await orderAsCustomer(plain, widget, person(name));
  return (await plainPayment(page, plain)).has('token');
};

handOff('BCK-01 only the script of a site makes its form hand the token over', async () => {
  const names = `data-host="${plain.site}"`;
  assert.is(await handsOver(ofPlain(token) + ofOther(''), names, 'own'), true);
  const asAddress = ofPlain(token).replace(names, `data-host="http://${plain.site}/"`);
  assert.is(await handsOver(asAddress + ofOther(''), names, 'own-address'), true);
  assert.is(await handsOver(ofPlain('') + ofOther(token), names, 'of-other'), false);
  // The script that runs first serves elements that name no site.
  assert.is(await handsOver(ofPlain('') + ofOther(token), '', 'unnamed'), false);
  // A script that names no site speaks for the host of the page.
  const ofPage = `<script src="OCTAVO/embed/octavo.js" data-octavo ${token}></script>`;
  assert.is(await handsOver(ofPlain('') + ofPage, '', 'of-page'), false);
});

handOff.run();
