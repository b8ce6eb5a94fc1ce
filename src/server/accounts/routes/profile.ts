import { Type } from 'typebox';
import * as calls from '../../../api/calls.ts';
import { validateAdditionalInfo, validatePrimaryInfo } from '../../../validation/cabinet-suites.ts';
import type { CallDeps } from '../../deps.ts';
import { Refusal, refuseInvalid } from '../../errors.ts';
import { languageOf } from '../../http/request-context.ts';
import { exactPhone, isExactAddress, nameErrors, phoneOver } from '../account-fields.ts';
import { changeClient, identityOf } from '../store/clients.ts';

const text = Type.Optional(Type.String());
const Primary = Type.Object({ phone: text, firstName: text, lastName: text });
const Additional = Type.Object({
  noticeModeEmail: text,
  allowedNightCall: text,
  alternativeEmail: text,
  alternativePhone: text,
  locale: text,
});

/** Reads a boolean as forms, queries or JSON send it. A missing value leaves the stored one unchanged. */
const readFlag = (sent: string | undefined, before: number) =>
  sent === undefined ? before : Number(['1', 'true', 'on'].includes(sent));

/** Registers changes of a client's own data, except for the e-mail address. */
export const registerProfile = ({ router, db }: CallDeps) => {
  router.client(calls.changePrimaryInfo, { body: Primary }, async ({ session: { client }, body }) => {
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
  router.client(
    calls.changeAdditionalInfo,
    { body: Additional },
    async ({ site, session: { client }, body }) => {
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
    },
  );
};
