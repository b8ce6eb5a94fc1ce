import { hostname } from 'node:os';
import { isUniqueViolation } from '../../database/open.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../errors.ts';
import { readHost } from '../../http/hosts.ts';
import { copySite, findSiteByHost, listSites } from '../../sites/store/change-site.ts';
import { readConfig } from '../../sites/store/read-site.ts';
import type { Site } from '../../sites/store/sites.ts';
import { writeSite } from '../../sites/store/write-site.ts';
import { saveConfig, settableNames } from '../../staff/catalogue/save-config.ts';
import { commandActor } from '../../staff/store/acts.ts';
import type { CommandOptions } from '../read-arguments.ts';

/** Finds a site by its host. A port is ignored, because local sites are stored without a port. */
export const findSite = async ({ db }: Deps, host = '') => {
  const names = [host.toLowerCase(), host.toLowerCase().replace(/:\d+$/, '')];
  const site = await findSiteByHost(db, names);
  if (!site)
    throw new Error(`There is no site "${host}". The command "site" without arguments lists the sites.`);
  return site;
};

export const findSiteContent = async (deps: Deps, host?: string): Promise<Site> => {
  const { id } = await findSite(deps, host);
  const site = (await deps.sites.all()).find((known) => known.id === id);
  if (!site) throw new Error(`There is no site "${host}".`);
  return site;
};

const hostPattern = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*(:\d{1,5})?$/;

const addCopy = async (deps: Deps, host: string, { version, like }: { version: string; like: string }) => {
  const { withoutOwner } = await import('../../demo/neutral-site.ts');
  const source = await findSite(deps, like);
  const config = readConfig(source.config);
  if (version && version !== String(config.version_price))
    throw new Error(
      `${like} has price version ${config.version_price}, and a copy keeps the version of its original. Leave the version out, or copy another site.`,
    );
  const own = JSON.stringify(withoutOwner(config, host));
  await copySite(deps.db, { host, config: own, like: source.id });
  return `It sells what ${like} sells. Names, contacts, rules, codes and writers are its own, and there are none yet.`;
};

const addEmpty = async ({ db }: Deps, host: string, version: string) => {
  const { neutralSite } = await import('../../demo/neutral-site.ts');
  await writeSite(db, host, neutralSite(host, version));
  return 'It has no prices, names, contacts, codes and writers yet, and its rules are not written. Set its prices in the office.';
};

const maximumTries = 5;

/** Adds a site. Two simultaneous commands may choose the same id; the second is then repeated, unless its host now exists. */
const addSite = async ({ db }: Deps, host: string, add: () => Promise<string>): Promise<string> => {
  for (let tries = 1; ; tries++)
    try {
      return await add();
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      if (await findSiteByHost(db, [host]))
        throw new Error(`${host} is already a site, so it was not added. Change it with the command "set".`);
      if (tries === maximumTries) throw error;
    }
};

/**
 * `site`: lists all sites. `site HOST VERSION [--like HOST]`: adds an empty site, or a copy of another site's lists and prices.
 */
export const runSite = async (
  deps: Deps,
  [given, version = '']: readonly string[],
  { like }: CommandOptions = {},
): Promise<string[]> => {
  if (!given) {
    return (await listSites(deps.db)).map((row) => `${row.id}  ${row.host}`);
  }
  const host = given.toLowerCase();
  if (!hostPattern.test(host)) throw new Error(`"${given}" is not a host such as papers.example.`);
  const named = readHost(host);
  if (named.kind !== 'site')
    throw new Error(
      `${host} belongs to the site ${named.site}, so it cannot be a site of its own. Name that site instead.`,
    );
  const summary = await addSite(deps, host, () =>
    like ? addCopy(deps, host, { version, like }) : addEmpty(deps, host, version),
  );
  return [
    `${host} is a site now. Point ${host}, api.${host}, my.${host} and office.${host} to ${hostname()}.`,
    summary,
  ];
};

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    throw new Error(`${json} is not JSON. Put a text in quotation marks: '"Octavo Writing"'`);
  }
};

/** Replaces a refusal of values by the message of a command, which names each place. */
const explainRefusal = (error: unknown): never => {
  if (!(error instanceof Refusal)) throw error;
  const problems = error.fieldErrors.map(
    ({ property, message }) => `${property.replaceAll('.', ' → ')} ${message}.`,
  );
  throw new Error([...problems, 'Nothing was changed.'].join('\n'));
};

/**
 * `set HOST NAME JSON`: changes one value of a site's config, such as `title` or `authEnabled`. `null` removes a value that a
 * config need not have, such as `promises`.
 */
export const runSet = async (
  deps: Deps,
  [host, name = '', json = '']: readonly string[],
): Promise<string[]> => {
  const site = await findSiteContent(deps, host);
  if (!settableNames.includes(name))
    throw new Error(`The config has no such field. Its fields are: ${settableNames.join(', ')}`);
  const values = { [name]: parsed(json) };
  const on = { site, actor: commandActor(deps.now()) };
  await saveConfig(deps.db, on, { values }).catch(explainRefusal);
  return [`${name} of ${host} is ${json} now.`];
};
