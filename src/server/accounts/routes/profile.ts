import { Type } from 'typebox';
import * as calls from '../../../api/calls.ts';
import { validateAdditionalInfo, validatePrimaryInfo } from '../../../validation/validate.ts';
import type { CallDeps } from '../../deps.ts';
import { Refusal, refuseInvalid } from '../../errors.ts';
import { addLetters } from '../../letters/store/outbox.ts';
import { languageOf } from '../../sites/locale-field.ts';
import { exactPhone, isExactAddress, nameErrors, phoneOver } from '../contact-fields.ts';
import { spentLinkRefusal } from '../redeem-link.ts';
import { changeClient, identityOf, mailboxNameOf, writeForClient } from '../store/clients.ts';
import { redeemCode } from '../store/one-time-codes.ts';
import { proveSession } from '../store/sessions.ts';

const text = Type.Optional(Type.String());
const Primary = Type.Object({ phone: text, firstName: text, lastName: text });
const Additional = Type.Object({
  noticeModeEmail: text,
  allowedNightCall: text,
  alternativeEmail: text,
  alternativePhone: text,
  locale: text,
});
const Confirmation = Type.Object({ token: text });

/** Reads a boolean as forms, queries or JSON send it. A missing value leaves the stored one unchanged. */
const readFlag = (sent: string | undefined, before: number) =>
  sent === undefined ? before : Number(['1', 'true', 'on'].includes(sent));

const registerInfo = ({ router, db }: CallDeps) => {
  router.client(calls.changePrimaryInfo, Primary, async ({ session: { client }, body }) => {
    const info = {
      phone: phoneOver(client.phone, body.phone),
      firstName: body.firstName ?? client.first_name,
      lastName: body.lastName ?? client.last_name,
    };
    refuseInvalid(validatePrimaryInfo(info));
    refuseInvalid(nameErrors({ firstName: info.firstName, lastName: info.lastName }));
    const names = { first_name: info.firstName.trim(), last_name: info.lastName.trim() };
    const phone = exactPhone('phone', info.phone, client.phone);
    return identityOf(await changeClient(db, client.id, { ...names, phone }));
  });
  router.client(calls.changeAdditionalInfo, Additional, async ({ site, session: { client }, body }) => {
    const info = {
      alternativeEmail: body.alternativeEmail ?? client.alternative_email,
      alternativePhone: phoneOver(client.alternative_phone, body.alternativePhone, client.phone),
    };
    refuseInvalid(validateAdditionalInfo(info));
    const { alternativeEmail } = info;
    if (alternativeEmail && !isExactAddress(alternativeEmail))
      throw new Refusal('invalid', { alternativeEmail: 'emailInvalid' });
    const language = body.locale === undefined ? client.language : languageOf(site, body.locale);
    if (!language) throw new Refusal('invalid', { locale: 'choiceUnavailable' });
    const change = {
      language,
      alternative_email: info.alternativeEmail.trim(),
      alternative_phone: exactPhone('alternativePhone', info.alternativePhone, client.alternative_phone),
      notice_mode_email: readFlag(body.noticeModeEmail, client.notice_mode_email),
      allowed_night_call: readFlag(body.allowedNightCall, client.allowed_night_call),
    };
    return identityOf(await changeClient(db, client.id, change));
  });
};

const registerConfirmation = ({ router, db, rateLimits, letterSender, now }: CallDeps) => {
  router.client(
    calls.sendEmailConfirmation,
    null,
    async ({ site, session: { client } }) => {
      await rateLimits.countUse('mail', { account: mailboxNameOf(site.id, client.email) });
      await addLetters(db, [{ siteId: site.id, kind: 'confirm-email', address: client.email, now: now() }]);
      letterSender.sendSoon();
      return null;
    },
    { rateLimit: 'mail' },
  );
  router.client(
    calls.confirmEmail,
    Confirmation,
    async ({ session: { client, id }, body: { token = '' } }) => {
      const owner = { siteId: client.site_id, clientId: client.id };
      const use = { purpose: 'confirm-email', now: now(), ...owner } as const;
      // The account is locked, because the address may change meanwhile, and the new one is not confirmed by this code.
      const isConfirmed = await writeForClient(db, client.id, async (rows) => {
        if (!(await redeemCode(rows, token, use))) return false;
        await changeClient(rows, client.id, { email_confirmed: 1 });
        await proveSession(rows, id);
        return true;
      });
      if (!isConfirmed) throw spentLinkRefusal();
      return null;
    },
  );
};

/** Registers changes of a client's own data and the confirmation of the address. */
export const registerProfile = (deps: CallDeps): void => {
  registerInfo(deps);
  registerConfirmation(deps);
};
