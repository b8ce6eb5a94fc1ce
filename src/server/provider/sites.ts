import { hostname } from 'node:os';
import { formatMoney, toCents } from '../../order/money.ts';
import { isUniqueViolation } from '../database/open.ts';
import { demoSites } from '../demo/demo-sites.ts';
import type { Deps } from '../deps.ts';
import type { DiscountSeed } from '../site-seed.ts';
import { bumpVersion } from '../stores/bump-version.ts';
import { isDiscountType } from '../stores/discounts.ts';
import { discountRow, writeSite } from '../stores/write-site.ts';
import { findSite } from './find-site.ts';

const moment = (text: string | undefined): number | null => {
  if (!text || text === '-') return null;
  const time = Date.parse(text);
  if (Number.isNaN(time)) throw new Error(`"${text}" is not a date such as 2030-12-31`);
  return time;
};

/** `discount HOST CODE percent|fixed VALUE [FROM|-] [TO|-]`: makes a code or changes it. */
export const discount = async (deps: Deps, words: readonly string[]): Promise<string[]> => {
  const [host, code = '', type = '', value = '', from, to] = words;
  const site = await findSite(deps, host);
  const most = type === 'percent' ? 100 : 1_000_000;
  if (!code || !isDiscountType(type) || !(Number(value) > 0 && Number(value) <= most))
    throw new Error('discount HOST CODE percent|fixed VALUE [FROM|-] [TO|-]');
  const seed: DiscountSeed = {
    code,
    type,
    value: Number(value),
    activeFrom: moment(from),
    activeTo: moment(to),
  };
  const row = discountRow(site.id, seed);
  await deps.db
    .insertInto('discounts')
    .values(row)
    .onConflict((conflict) => conflict.columns(['site_id', 'code']).doUpdateSet(row))
    .execute();
  return [
    `${row.code} is worth ${type === 'percent' ? `${value} %` : formatMoney(toCents(Number(value)))} on ${host}.`,
  ];
};

/** `site`: every site. `site HOST 1|2`: makes one that sells what the demo provider of that price version sells. */
export const site = async (deps: Deps, [host, version]: readonly string[]): Promise<string[]> => {
  if (!host) {
    const rows = await deps.db.selectFrom('sites').selectAll().orderBy('id').execute();
    return rows.map((row) => `${row.id}  ${row.host}`);
  }
  const seed = demoSites.find(({ config }) => String(config.version_price) === (version ?? '1'));
  if (!seed || !/^[a-z0-9.-]+(:\d+)?$/i.test(host)) throw new Error('site HOST 1|2');
  await writeSite(deps.db, host.toLowerCase(), seed).catch((error) => {
    throw isUniqueViolation(error) ? new Error(`${host} is a site already.`) : error;
  });
  return [`${host} is a site now. Point ${host}, api.${host} and my.${host} to ${hostname()}.`];
};

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    throw new Error(`${json} is not JSON. Text stands in quotation marks: '"Octavo Writing"'`);
  }
};

/** `set HOST NAME JSON`: changes one value of a site's config, such as `title` or `authEnabled`. */
export const set = async (deps: Deps, [host, name = '', json = '']: readonly string[]): Promise<string[]> => {
  const row = await findSite(deps, host);
  const config: Record<string, unknown> = JSON.parse(row.config);
  if (!(name in config)) throw new Error(`Config has: ${Object.keys(config).join(', ')}`);
  config[name] = parsed(json);
  await deps.db
    .updateTable('sites')
    .set({ config: JSON.stringify(config) })
    .where('id', '=', row.id)
    .execute();
  await bumpVersion(deps.db, row.id);
  return [`${name} of ${host} is ${json} now.`];
};
