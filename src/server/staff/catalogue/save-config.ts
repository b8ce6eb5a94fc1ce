import { isDeepStrictEqual } from 'node:util';
import { IsOptional } from 'typebox';
import type { StaffSite } from '../../../api/resources/staff-sites.ts';
import type { UnknownFields } from '../../../order/unknown-fields.ts';
import { mapFields } from '../../../order/vocabulary/map-fields.ts';
import type { Db } from '../../database/schema.ts';
import { Refusal, type RefusalFields, refuseInvalid } from '../../errors.ts';
import { isMethodUsed } from '../../orders/store/order-rows.ts';
import { findProblems } from '../../sites/check-value.ts';
import type { ConfigChanges } from '../../sites/preview-key.ts';
import { PrivateConfig, SiteConfig } from '../../sites/site-schema.ts';
import { readConfigText, writeConfigText } from '../../sites/store/change-site.ts';
import { findLogo } from '../../sites/store/logos.ts';
import { readConfig } from '../../sites/store/read-site.ts';
import type { Site } from '../../sites/store/sites.ts';
import { officeRefusal } from '../office-sentences.ts';
import { addAct } from '../store/acts.ts';
import { type ActedSite, changeSite, siteName, textVersion } from './sites.ts';

const schemas = new Map(
  Object.entries({ ...SiteConfig.properties, ...PrivateConfig.properties }).filter(
    ([name]) => !/^(id|domain_.*)$/.test(name),
  ),
);
/** Names of the values of a config that can be changed. */
export const settableNames: readonly string[] = [...schemas.keys()];

/** Returns the problems of default ids that are not in the site's dictionaries, because no form could start with such a choice. */
const unknownDefaults = ({ bootstrap }: Site, value: unknown): RefusalFields => {
  const defaults: UnknownFields = Object(value);
  const lists = new Map<string, readonly { id: number }[]>(Object.entries(bootstrap.dictionaries));
  const unknown = Object.entries(defaults).filter(
    ([list, wanted]) => wanted !== null && !lists.get(list)?.some(({ id }) => id === wanted),
  );
  return Object.fromEntries(
    unknown.map(([list, wanted]) => [`dictionary.${list}`, `${wanted} is not in the site's dictionary`]),
  );
};

/** Returns the problems of a value by the paths of their fields, such as `promises.revisionDays`. */
const valueProblems = (site: Site, name: string, value: unknown): RefusalFields => {
  const schema = schemas.get(name);
  if (!schema) return { [name]: 'is unknown' };
  if (value === undefined && IsOptional(schema)) return {};
  const problems = findProblems(schema, name, value);
  if (problems.length === 0 && name === 'dictionary') return unknownDefaults(site, value);
  return Object.fromEntries(problems.map(({ path, text }) => [path.join('.'), text]));
};

const methodIds = (methods: unknown): number[] =>
  Array.isArray(methods) ? methods.map(({ systemId }) => Number(systemId)) : [];

/** Refuses to remove a payment method that an order names, because a later method could get its number. */
const refuseUsedMethod = async (
  tx: Db,
  { id }: Site,
  { present, next }: { present: unknown; next: unknown },
) => {
  const kept = new Set(methodIds(next));
  const removed = next === undefined ? [] : methodIds(present).filter((method) => !kept.has(method));
  if (removed.length > 0 && (await isMethodUsed(tx, id, removed)))
    throw officeRefusal('payment', 'methodUsed');
};

/** Refuses a logo that is not stored, because pages would show nothing in its place. */
const refuseUnknownLogo = async (tx: Db, { id }: Site, brand: unknown) => {
  const { logo }: UnknownFields = Object(brand);
  if (typeof logo === 'string' && (await findLogo(tx, id, logo)) === undefined)
    throw officeRefusal('brand.logo', 'logoUnknown');
};

/**
 * Returns the values that differ from those of a stored config; undefined for a value that is removed. Refuses all invalid values
 * at once, and after them an unknown logo.
 */
const changesOf = async (
  tx: Db,
  site: Site,
  { text, values }: Pick<Saved, 'values'> & { text: string },
): Promise<{ before: UnknownFields; after: UnknownFields }> => {
  const present = new Map<string, unknown>(Object.entries(readConfig(text)));
  const entries = Object.entries(values).map(([name, value]) => {
    const schema = schemas.get(name);
    return [name, value === null && schema && IsOptional(schema) ? undefined : value] as const;
  });
  // A stored value may be longer than a later limit allows. It hinders no change of another value.
  const changed = entries.filter(([name, value]) => !isDeepStrictEqual(value, present.get(name)));
  refuseInvalid(Object.assign({}, ...changed.map(([name, value]) => valueProblems(site, name, value))));
  await refuseUnknownLogo(tx, site, values.brand);
  const after = Object.fromEntries(changed);
  return { before: mapFields(Object.keys(after), (name) => present.get(name)), after };
};

/** Returns the values of a form that differ from the stored ones, for a preview. Refuses invalid values as `changesOf` does. */
export const readChanges = async (db: Db, site: Site, values: Saved['values']): Promise<ConfigChanges> => {
  const text = await readConfigText(db, site.id);
  return (await changesOf(db, site, { text, values })).after;
};

interface Saved {
  /** New values by name. `null` removes a value that a config need not have. */
  values: Readonly<Record<string, unknown>>;
  /** Version of the config that the values were typed for; undefined if it does not matter. */
  version?: string;
}

/**
 * Changes values of a site's config and records the act. Refuses values for another version than the present one, and invalid
 * values as `changesOf` does. Refuses the removal of a used payment method last.
 */
export const saveConfig = (db: Db, { site, actor }: ActedSite, { values, version }: Saved): Promise<void> =>
  changeSite(db, site, async (tx) => {
    const text = await readConfigText(tx, site.id);
    if (version !== undefined && version !== textVersion(text)) throw new Refusal('siteChanged');
    const { before, after } = await changesOf(tx, site, { text, values });
    if (Object.keys(after).length === 0) return;
    await refuseUsedMethod(tx, site, { present: before.payment, next: after.payment });
    const stored: UnknownFields = JSON.parse(text);
    await writeConfigText(tx, site.id, JSON.stringify({ ...stored, ...after }));
    await addAct(tx, { act: 'saveSite', about: `site ${siteName(site)}`, before, after }, actor);
  });

/** Reads the values of a site's config with their version for the API. */
export const readStaffSite = async (db: Db, { id, host }: Site): Promise<StaffSite> => {
  const text = await readConfigText(db, id);
  return {
    host,
    version: textVersion(text),
    values: Object.fromEntries(Object.entries(readConfig(text)).filter(([name]) => schemas.has(name))),
  };
};
