import { dictionaries, location, priceList, siteConfig } from '../../api/calls/site.ts';
import { dialCodeOf } from '../../order/dial-codes.ts';
import { toCents } from '../../order/price/money.ts';
import type { Currency, Dictionaries, DictionaryItem } from '../../order/vocabulary/dictionaries.ts';
import { currencies } from '../../order/vocabulary/ids.ts';
import type { Bootstrap } from '../../order/vocabulary/site.ts';
import type { PriceGrid, PriceListEntry } from '../../order/vocabulary/tariff.ts';
import type { Hosts } from '../../state/page/context.ts';
import { adaptClient } from './adapt-client.ts';
import { completeConfig } from './complete-config.ts';
import { createGet } from './create-get.ts';
import { learnSurcharges } from './learn-surcharges.ts';

// Loaded only if the server has no bootstrap document, so that widgets also work with a server that answers only the
// calls of the specification.

/**
 * Loads the content of a bootstrap document with the separate calls of the specification. Returns undefined if there is
 * no config or no price.
 */
const loadSiteByCalls = async (hosts: Hosts): Promise<Bootstrap | undefined> => {
  const get = createGet(hosts);
  const [config, lists, place, prices] = await Promise.all([
    get(siteConfig),
    get(dictionaries),
    get(location),
    get(priceList),
  ]);
  if (!config || !lists || !Array.isArray(prices)) return undefined;
  const countryCode = place?.countryCode ?? null;
  const completeLists = completeDictionaries(lists);
  const site: Bootstrap = {
    config: completeConfig(config, completeLists, hosts),
    dictionaries: completeLists,
    tariff: { grids: toGrids(prices), gradePercents: [], extraCents: [], bonusPercent: 0 },
    countryCode,
    dialCode: place?.dialCode ?? dialCodeOf(countryCode),
  };
  return { ...site, tariff: { ...site.tariff, ...(await learnSurcharges(site, get)) } };
};

/**
 * Loads the site by the calls of the specification and adapts all later requests. Returns undefined if these calls
 * fail, too.
 */
export const openOtherServer = async (hosts: Hosts): Promise<Bootstrap | undefined> => {
  const site = await loadSiteByCalls(hosts);
  if (site) hosts.adaptClient = (client) => adaptClient(client, hosts);
  return site;
};

/** Returns a list in its sequence. A server may leave out the property `sort`, or a list that it does not use. */
const sortEntries = <Entry extends DictionaryItem<number>>(list: readonly Entry[] | undefined): Entry[] =>
  (list ?? [])
    .map((entry, index) => ({ ...entry, sort: entry.sort ?? index }))
    .sort((one, other) => one.sort - other.sort);

const dollars: Currency = { id: currencies.usd, title: 'USD', sign: '$', rate: 1 };

/** Returns every dictionary that a form needs, from those that the server returns. */
const completeDictionaries = (dictionaries: Partial<Dictionaries>): Dictionaries => ({
  paperTypeCategory: sortEntries(dictionaries.paperTypeCategory),
  paperType: sortEntries(dictionaries.paperType).map((type) => ({ ...type, version: type.version ?? null })),
  serviceType: sortEntries(dictionaries.serviceType),
  academicLevel: sortEntries(dictionaries.academicLevel),
  deadline: sortEntries(dictionaries.deadline),
  writerGrade: sortEntries(dictionaries.writerGrade),
  paperFormat: sortEntries(dictionaries.paperFormat),
  paperSubject: sortEntries(dictionaries.paperSubject),
  extra: sortEntries(dictionaries.extra),
  currency: dictionaries.currency?.length ? dictionaries.currency : [dollars],
});

const unique = <Id>(ids: readonly Id[]): Id[] => [...new Set(ids)];

const toGrid = (
  entries: readonly PriceListEntry[],
  { serviceId, typeId, typeCategoryId }: PriceListEntry,
) => {
  const academicLevelIds = unique(entries.map((entry) => entry.academicLevelId));
  const deadlineIds = unique(entries.map((entry) => entry.deadlineId));
  const cellCents = (level: number, deadline: number) => {
    const found = entries.find((entry) => entry.academicLevelId === level && entry.deadlineId === deadline);
    return found ? toCents(Number(found.price)) : null;
  };
  const cents = deadlineIds.map((deadline) => academicLevelIds.map((level) => cellCents(level, deadline)));
  return {
    serviceId,
    typeId: typeId ?? null,
    typeCategoryId: typeCategoryId ?? null,
    academicLevelIds,
    deadlineIds,
    cents,
  };
};

/**
 * Converts the rows of a price list into grids: one for each service and each paper type or category that the rows
 * name.
 */
const toGrids = (entries: readonly PriceListEntry[]): PriceGrid[] => {
  const groups = new Map<string, PriceListEntry[]>();
  for (const entry of entries) {
    const key = [entry.serviceId, entry.typeId ?? '', entry.typeCategoryId ?? ''].join();
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return [...groups.values()].flatMap((group) => (group[0] ? toGrid(group, group[0]) : []));
};
