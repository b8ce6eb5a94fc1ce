import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { noPaymentMessage } from '../../../src/state/order-form/no-payment.ts';
import { fixtureSite } from '../../support/order/fixture-site.ts';
import { shownText } from '../../support/state/shown-text.ts';

const text = suite('no payment');

text('ORD-20 the message about missing payment systems names no address if the site has none', () => {
  const site = fixtureSite(1);
  assert.match(shownText(noPaymentMessage(site)), `Please write to ${site.config.contact_email}. Nothing`);
  const config = { ...site.config, contact_email: '' };
  assert.match(shownText(noPaymentMessage({ config })), 'cannot be placed. Nothing you type here is lost.');
});

text.run();
