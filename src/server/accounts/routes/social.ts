import { Type } from 'typebox';
import * as calls from '../../../api/calls.ts';
import { loginMethods } from '../../../order/vocabulary/ids.ts';
import type { CallDeps } from '../../deps.ts';
import { Refusal } from '../../errors.ts';
import { sentences } from '../../http/refusals.ts';
import { languageOf, localeField, localeNames } from '../../http/request-context.ts';
import { withoutControls } from '../account-fields.ts';
import { findOrAddSocialClient } from '../store/social-clients.ts';
import { refuseWithoutAuth } from './account.ts';

const TokenBody = Type.Object({ token: Type.Optional(Type.String({ maxLength: 4000 })), ...localeField });
const tokenRefusal = () => new Refusal('invalid', { token: sentences.facebookUnconfirmed });

/** Registers the exchange of a Facebook token for a session, on sites whose owner has set a Facebook app. */
export const registerSocial = ({
  router,
  db,
  sessions,
  facebook,
  letterSender,
  securityEvents,
  now,
}: CallDeps): void => {
  router.open(
    calls.socialLogin,
    { routeClass: 'accounts', rateLimit: 'link', unrefused: localeNames, body: TokenBody },
    async ({ site, body: { token = '', locale }, request }) => {
      refuseWithoutAuth(site);
      const { facebook: app } = site.bootstrap.config.social;
      if (!app) throw new Refusal('notFound');
      const identity = token ? await facebook.identify(token, app.appId) : null;
      const person = identity && {
        ...identity,
        firstName: withoutControls(identity.firstName),
        lastName: withoutControls(identity.lastName),
      };
      const login = {
        siteId: site.id,
        provider: 'facebook',
        language: languageOf(site, locale) ?? 'en',
        now: now(),
      };
      const client = person ? await findOrAddSocialClient(db, { ...login, person }) : null;
      if (!client) {
        securityEvents.record('login-failed', request);
        throw tokenRefusal();
      }
      securityEvents.record('logged-in', request, client.id);
      letterSender.sendSoon();
      return { token: await sessions.open(client, { method: loginMethods.facebook, request, site }) };
    },
  );
};
