import * as calls from '../../api/calls.ts';
import type { StaffRule, StaffSite, StaffText } from '../../api/resources/staff-sites.ts';
import { textPlaces } from '../../api/text-places.ts';
import type { UnknownFields } from '../../order/unknown-fields.ts';
import { ask, withoutNull } from '../ask.ts';

/** Values that a site need not have. Without them here, a form would keep those from before a save that has removed them. */
const absent = { promises: null, brand: null, theme: null };
const recordOf = ({ values, ...site }: StaffSite) => ({ ...absent, ...values, ...site, id: site.host });

interface Method {
  systemId?: number;
}

/** Gives each new payment method the next free number, under which orders keep it. */
const numbered = (methods: readonly Method[]): Method[] => {
  const last = Math.max(0, ...methods.map(({ systemId = 0 }) => systemId));
  const added = methods.filter(({ systemId }) => systemId === undefined);
  return methods.map((method) => ({
    ...method,
    systemId: method.systemId ?? last + 1 + added.indexOf(method),
  }));
};

/**
 * Returns the values of a form as the server takes them. An empty number of days ends the promises, and a look without
 * any choice the look.
 */
export const valuesOf = ({ id: _, host: __, version: ___, ...values }: UnknownFields): UnknownFields => {
  const promises: UnknownFields = Object(values.promises);
  const template: UnknownFields = Object(values.template);
  const look: UnknownFields = Object(values.brand);
  const brand = withoutNull(look);
  return {
    ...values,
    promises: promises.revisionDays ? promises : null,
    template: withoutNull(template),
    brand: Object.keys(brand).length > 0 ? brand : null,
    payment: Array.isArray(values.payment) ? numbered(values.payment) : [],
  };
};

const ruleRecord = (rule: StaffRule) => ({ ...rule, id: `${rule.host} ${rule.slug} ${rule.language}` });

const saveRule = async (siteHost: string, slug: string, fields: UnknownFields) => {
  const { language = 'en', title, html, version = '', position } = fields;
  const payload = {
    language: String(language),
    title: String(title ?? ''),
    html: String(html ?? ''),
    version: String(version),
    ...(language === 'en' && Number(position) > 0 && { position: Number(position) }),
  };
  return ruleRecord(await ask(calls.saveRule, { params: { siteHost, slug }, payload }));
};

/** Adds to a text the id of its record and its rank: by place, and by its English words within it. */
const textRecord = (text: StaffText) => ({
  ...text,
  id: `${text.host} ${text.language} ${text.id}`,
  rank: `${textPlaces.indexOf(text.place)} ${text.english}`,
});

const listTexts = async (siteHost: string, language: string) =>
  (await ask(calls.staffTexts, { params: { siteHost, language } })).map(textRecord);

/** The settings, rule pages and texts of sites, for the data provider. The server checks the values of the forms. */
export const siteResources = {
  site: {
    find: async (siteHost: string) => recordOf(await ask(calls.staffSite, { params: { siteHost } })),
    update: async (siteHost: string, fields: UnknownFields) => {
      const payload = { version: String(fields.version), values: valuesOf(fields) };
      return recordOf(await ask(calls.saveSite, { params: { siteHost }, payload }));
    },
  },
  rules: {
    list: async ({ host }: Record<string, string>) => {
      const hosts = host ? [host] : (await ask(calls.staffIdentity)).sites;
      const lists = hosts.map((siteHost) => ask(calls.staffRules, { params: { siteHost } }));
      return (await Promise.all(lists)).flat().map(ruleRecord);
    },
    create: ({ host, slug, ...fields }: UnknownFields) => saveRule(String(host), String(slug), fields),
    update: (id: string, fields: UnknownFields) => {
      const [host = '', slug = ''] = id.split(' ');
      return saveRule(host, slug, fields);
    },
    remove: ({ host, slug, version }: UnknownFields) => {
      const params = { siteHost: String(host), slug: String(slug) };
      return ask(calls.removeRule, { params, payload: { version: String(version) } });
    },
  },
  texts: {
    list: async ({ host = '', language = 'en', place, q = '', isOwn }: Record<string, string>) => {
      const wanted = q.toLowerCase();
      return (await listTexts(host, language)).filter(
        (text) =>
          (text.isOwn || !isOwn) &&
          (text.place === place || !place) &&
          [text.english, ...Object.values(text.forms)].some((form) => form.toLowerCase().includes(wanted)),
      );
    },
    find: async (recordId: string) => {
      const [host = '', language = ''] = recordId.split(' ');
      const found = (await listTexts(host, language)).find(({ id }) => id === recordId);
      if (!found) throw new Error('There is no such text.');
      return found;
    },
    update: async (recordId: string, { forms }: UnknownFields) => {
      const [siteHost = '', language = '', id = ''] = recordId.split(' ');
      const typed: UnknownFields = Object(forms);
      const payload = { forms: withoutNull(typed) } as never;
      return textRecord(await ask(calls.saveText, { params: { siteHost, language, id }, payload }));
    },
  },
};
