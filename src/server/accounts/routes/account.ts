import { type Static, Type } from 'typebox';
import * as calls from '../../../api/calls.ts';
import type { Identity } from '../../../api/resources/client.ts';
import { loginMethods } from '../../../order/vocabulary/ids.ts';
import { validateLogin } from '../../../validation/login.ts';
import { validateRegistration } from '../../../validation/registration.ts';
import type { CallDeps } from '../../deps.ts';
import { Refusal, refuseInvalid } from '../../errors.ts';
import { networkOf } from '../../http/headers/caller.ts';
import { languageOf, localeField, localeNames } from '../../http/request-context.ts';
import type { Site } from '../../sites/store/sites.ts';
import { exactPhone, isExactAddress, nameErrors, phoneOver, weakPasswordErrors } from '../account-fields.ts';
import { countedAccount, deviceField, isKnownDevice } from '../devices.ts';
import type { CustomerSession } from '../sessions.ts';
import { accountOf, addClient, findClient, identityOf, mailboxNameOf } from '../store/clients.ts';

const text = Type.Optional(Type.String());
const Registration = Type.Object({
  email: text,
  firstName: text,
  lastName: text,
  phone: text,
  password: text,
  repeatPassword: text,
  templateOrderForm: Type.Optional(Type.String({ maxLength: 50 })),
  ...localeField,
});
const LoginBody = Type.Object({ email: text, password: text, ...deviceField });

/** Refuses with `authDisabled` if the owner of the site has turned accounts off. */
export const refuseWithoutAuth = ({ bootstrap }: Site): void => {
  if (!bootstrap.config.authEnabled) throw new Refusal('authDisabled');
};

/** Path of the registration with any version, because `/v2/…` and later versions accept the body of `/v1/…`. */
const anyVersion = calls.registration.path.replace('/v1/', '/:version(^v\\d+$)/');

/** Returns the checked fields of a registration; refuses invalid ones. */
const readRegistration = async (body: Static<typeof Registration>) => {
  const { email = '', password = '', firstName = '', lastName = '', repeatPassword } = body;
  const phone = phoneOver('', body.phone ?? '');
  // The short registration form sends neither names nor a phone number.
  const isShort = !('firstName' in body || 'lastName' in body || 'phone' in body);
  const repeated = repeatPassword !== undefined && { repeatPassword };
  const input = { email, password, firstName, lastName, phone, ...repeated };
  refuseInvalid(validateRegistration(input, { kind: isShort ? 'short' : 'full' }));
  if (!isExactAddress(email)) throw new Refusal('invalid', { email: 'emailInvalid' });
  refuseInvalid(nameErrors({ firstName, lastName }));
  const exact = exactPhone('phone', phone);
  refuseInvalid(await weakPasswordErrors('password', password, input));
  return { email, password, firstName, lastName, phone: exact };
};

const registerRegistration = ({
  router,
  db,
  sessions,
  passwords,
  rateLimits,
  letterSender,
  now,
}: CallDeps) => {
  router.open(
    calls.registration,
    {
      routeClass: 'accounts',
      url: anyVersion,
      rateLimit: 'registration',
      storing: 'orders',
      unrefused: localeNames,
      body: Registration,
    },
    async ({ site, body, request }) => {
      refuseWithoutAuth(site);
      const { email, password, ...person } = await readRegistration(body);
      await rateLimits.countUse('registration', { account: mailboxNameOf(site.id, email) });
      await rateLimits.countUse('dailyRegistration', {
        address: networkOf(request.ip),
        account: mailboxNameOf(site.id, email),
      });
      const client = await addClient(db, site.id, {
        email,
        ...person,
        createdAt: now(),
        isConfirmed: false,
        passwordHash: await passwords.hash(password),
        templateOrderForm: body.templateOrderForm ?? '',
        language: languageOf(site, body.locale) ?? 'en',
      });
      if (!client) throw new Refusal('invalid', { email: 'emailTaken' });
      letterSender.sendSoon();
      // Anyone can register any address, so the device is unknown until a login or the confirmation of the address.
      const proof = { isProved: false, isRegistration: true, opensAccount: site.secondFactor === 'off' };
      return { token: await sessions.open(client, { method: loginMethods.auto, request, site, ...proof }) };
    },
  );
};

/** Refused fields of a wrong login. Both fields are named, so that the refusal does not tell whether the account exists. */
const wrongCredentials = { identity: 'credentialsInvalid', email: 'credentialsInvalid' };

const registerLogin = ({ router, db, sessions, passwords, rateLimits, securityEvents }: CallDeps) => {
  router.open(
    calls.login,
    { routeClass: 'accounts', rateLimit: 'login', body: LoginBody },
    async ({ site, body: { email = '', password = '', device }, request }) => {
      refuseWithoutAuth(site);
      refuseInvalid(validateLogin({ email, password }));
      const strangerAccount = accountOf(site.id, email);
      const account = await countedAccount(db, strangerAccount, { siteId: site.id, email, device });
      await rateLimits.countUse('login', { account });
      const client = await findClient(db, site.id, email);
      const isRight = await passwords.matches(password, client?.password_hash);
      if (!client || !isRight) {
        securityEvents.record('login-failed', request, client?.id);
        throw new Refusal('invalid', wrongCredentials);
      }
      await rateLimits.resetCounts('login', { account });
      securityEvents.record('logged-in', request, client.id);
      const isProved = site.secondFactor === 'off' || (await isKnownDevice(db, client.id, device));
      return { token: await sessions.open(client, { method: loginMethods.manual, request, site, isProved }) };
    },
  );
};

/** Returns the identity. An order form gets only the values of its greeting, and no other way to reach the customer. */
const identityIn = ({ client, scope }: CustomerSession): Identity => {
  const identity = identityOf(client);
  if (scope === 'account') return identity;
  return { ...identity, phone: '', alternativeEmail: '', alternativePhone: '' };
};

const registerIdentity = ({ router, sessions }: CallDeps) => {
  router.client(calls.identity, { scopes: ['order'] }, async ({ session }) => {
    const token = sessions.renew(session);
    return { ...identityIn(session), ...(token && { token }) };
  });
  router.client(calls.ping, { scopes: ['order', 'payment'] }, async () => {});
};

export const registerAccount = (deps: CallDeps): void => {
  registerRegistration(deps);
  registerLogin(deps);
  registerIdentity(deps);
};
