import * as calls from '../../api/calls.ts';
import type { StaffRule, StaffSite } from '../../api/resources/staff-sites.ts';
import { textPlaces } from '../../api/text-places.ts';
import type { UnknownFields } from '../../order/unknown-fields.ts';
import { ask, withoutNull } from '../ask.ts';
import { siteRecords } from '../site-records.ts';

/** Values that a site need not have. Without them here, a form would keep those from before a save that has removed them. */
const absent = { promises: null, brand: null, theme: null };
const settingsRecord = ({ values, ...site }: StaffSite) => ({ ...absent, ...values, ...site, id: site.host });

/** Gives each new payment method the next free number, under which orders keep it. */
const numberMethods = (methods: readonly { systemId?: number }[]) => {
  const last = Math.max(0, ...methods.map(({ systemId = 0 }) => systemId));
  const newMethods = methods.filter(({ systemId }) => systemId === undefined);
  return methods.map((method) => ({
    ...method,
    systemId: method.systemId ?? last + 1 + newMethods.indexOf(method),
  }));
};

/**
 * Returns the values of a form as the server takes them. An empty number of days ends the promises, and a look without
 * any choice the look.
 */
export const sentSettings = ({ id: _, host: __, version: ___, ...values }: UnknownFields): UnknownFields => {
  const promises: UnknownFields = Object(values.promises);
  const template: UnknownFields = Object(values.template);
  const look: UnknownFields = Object(values.brand);
  const brand = withoutNull(look);
  return {
    ...values,
    promises: promises.revisionDays ? promises : null,
    template: withoutNull(template),
    brand: Object.keys(brand).length > 0 ? brand : null,
    payment: Array.isArray(values.payment) ? numberMethods(values.payment) : [],
  };
};

/** Returns the fields of a rule page as the server takes them. Only an English page has a position. */
const ruleFields = ({ language = 'en', title, html, version = '', position }: UnknownFields) => ({
  language,
  title: title ?? '',
  html: html ?? '',
  version,
  ...(language === 'en' && Number(position) > 0 && { position }),
});

export const siteResources = {
  site: {
    find: async (siteHost: string) => settingsRecord(await ask(calls.staffSite, { params: { siteHost } })),
    update: async (siteHost: string, fields: UnknownFields) => {
      const payload = { version: String(fields.version), values: sentSettings(fields) };
      return settingsRecord(await ask(calls.saveSite, { params: { siteHost }, payload }));
    },
  },
  rules: {
    ...siteRecords<StaffRule>({
      names: ['slug', 'language'],
      list: (siteHost) => ask(calls.staffRules, { params: { siteHost } }),
      add: calls.saveRule,
      change: calls.saveRule,
      toPayload: ruleFields,
    }),
    remove: ({ host, slug, version }: UnknownFields) => {
      const params = { siteHost: String(host), slug: String(slug) };
      return ask(calls.removeRule, { params, payload: { version: String(version) } });
    },
  },
  texts: siteRecords({
    names: ['language', 'id'],
    list: async (siteHost, { language = 'en', place, q = '', isOwn }) => {
      const searched = q.toLowerCase();
      const texts = await ask(calls.staffTexts, { params: { siteHost, language } });
      return texts
        .filter(
          (text) =>
            (text.isOwn || !isOwn) &&
            (text.place === place || !place) &&
            [text.english, ...Object.values(text.forms)].some((form) =>
              form.toLowerCase().includes(searched),
            ),
        )
        .map((text) => ({ ...text, rank: `${textPlaces.indexOf(text.place)} ${text.english}` }));
    },
    change: calls.saveText,
    toPayload: ({ forms }) => {
      const typed: UnknownFields = Object(forms);
      return { forms: withoutNull(typed) };
    },
  }),
};
