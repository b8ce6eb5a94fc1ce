import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { noPaymentText } from '../../../src/state/order-form/no-payment-text.ts';
import { fixtureSite } from '../../support/order/fixture-site.ts';

const text = suite('no payment');

text('ORD-20 a site without a contact address names none', () => {
  const site = fixtureSite(1);
  assert.match(noPaymentText(site), `Please write to ${site.config.contact_email}. Nothing`);
  const config = { ...site.config, contact_email: '' };
  assert.match(noPaymentText({ config }), 'cannot be placed. Nothing you type here is lost.');
});

text.run();
