import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../../src/api/calls.ts';
import { bodyEncodings } from '../../../support/server/send.ts';
import { startForSuite, startServer } from '../../../support/server/start-server.ts';
import { mailedToken } from '../../../support/services/read-mail.ts';

const profile = suite('profile');
const server = startForSuite(profile, startServer);

const identityOf = (token: string) => server.send(calls.identity, { token });

profile('API-05 a client changes the profile and confirms the e-mail address', async () => {
  const token = await server.register('changing@example.com');
  const primary = { phone: '+442071234567', firstName: 'Grace', lastName: 'Page' };
  assert.is(
    (await server.send(calls.changePrimaryInfo, { token, payload: primary })).body.firstName,
    'Grace',
  );
  const extra = {
    noticeModeEmail: false,
    allowedNightCall: true,
    alternativeEmail: 'g@example.com',
    alternativePhone: '',
  };
  for (const encoding of bodyEncodings) {
    const { body } = await server.send(calls.changeAdditionalInfo, { token, payload: extra, encoding });
    assert.equal([body.noticeModeEmail, body.allowedNightCall], [false, true], encoding);
  }
  const bad = await server.send(calls.changePrimaryInfo, { token, payload: { ...primary, phone: 'x' } });
  assert.equal(bad.body, [{ property: 'phone', message: 'phoneTooShort' }]);
  const typed = { ...primary, phone: '020 7123 4567' };
  assert.is(
    (await server.send(calls.changePrimaryInfo, { token, payload: typed })).body.phone,
    primary.phone,
    'a number without a country is one of the stored country',
  );
  assert.is((await server.send(calls.sendEmailConfirmation, { token })).status, 204);
  const { token: link } = await mailedToken(server, /your address/);
  assert.is((await server.send(calls.confirmEmail, { token, payload: { token: 'x' } })).status, 422);
  assert.is((await server.send(calls.confirmEmail, { token, payload: { token: link } })).status, 204);
  const { body: identity } = await identityOf(token);
  const expectedIdentity = {
    ...primary,
    ...extra,
    email: 'changing@example.com',
    emailConfirmed: true,
    locale: 'en',
  };
  assert.equal(identity, { ...expectedIdentity, id: identity.id });
  assert.is((await server.send(calls.ping, { token })).status, 204);
});

profile('API-05 a number without country is refused if none is known, and its digits give none', async () => {
  const token = await server.register('nowhere@example.com');
  const names = { firstName: 'Grace', lastName: 'Page' };
  for (const phone of ['(917) 555-0143', '(312) 555-0143']) {
    const changed = await server.send(calls.changePrimaryInfo, { token, payload: { ...names, phone } });
    assert.equal([changed.status, changed.body], [422, [{ property: 'phone', message: 'phoneTooShort' }]]);
    const payload = { alternativePhone: phone };
    assert.is((await server.send(calls.changeAdditionalInfo, { token, payload })).status, 422);
  }
});

profile('CAB-02 a client clears the other phone number', async () => {
  const token = await server.register('clearing@example.com');
  const save = async (alternativePhone: string) =>
    (await server.send(calls.changeAdditionalInfo, { token, payload: { alternativePhone } })).body
      .alternativePhone;
  assert.is(await save('+44 20 7123 4567'), '+442071234567');
  assert.is(await save(''), '');
  assert.is((await identityOf(token)).body.alternativePhone, '');
});

profile.run();
