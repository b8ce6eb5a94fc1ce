import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Footer } from '../../../src/cabinet/shell/frame.tsx';
import { ok } from '../../support/cabinet/fake-cabinet.ts';
import { openPage } from '../../support/cabinet/open-page.tsx';
import { fixtureSite } from '../../support/order/fixture-site.ts';

const footer = suite('footer');

/** Returns the footer's links if the provider has given only these contacts. */
const linksOf = async (contacts: Record<string, string>) => {
  const { config, ...rest } = fixtureSite(1);
  const noContacts = { contact_email: '', contact_phone: '', contact_skype: '' };
  const bootstrap = () => ok({ ...rest, config: { ...config, ...noContacts, ...contacts } });
  const { all } = await openPage(<Footer />, { bootstrap });
  const links = all('a').map((link) => `${link.textContent} ${link.getAttribute('href')}`);
  return links;
};

footer('CAB-01 the footer lists exactly the contacts that the provider has given', async () => {
  assert.equal(await linksOf({}), []);
  assert.equal(await linksOf({ contact_email: 'a@example.com' }), ['a@example.com mailto:a@example.com']);
  assert.equal(await linksOf({ contact_phone: '+1 (555) 123' }), ['+1 (555) 123 tel:+1555123']);
  assert.equal(await linksOf({ contact_skype: 'octavo' }), ['Skype: octavo skype:octavo?chat']);
});

footer.run();
