import { dictionaries, location, priceList, siteConfig } from '../../api/calls/site.ts';
import { dialCodeOf } from '../../order/dial-codes.ts';
import type { Bootstrap } from '../../order/vocabulary/site.ts';
import type { Hosts } from '../../state/page/context.ts';
import { completeConfig } from './complete-config.ts';
import { completeDictionaries } from './complete-dictionaries.ts';
import { createGet } from './create-get.ts';
import { learnSurcharges } from './learn-surcharges.ts';
import { gridsOf } from './price-grids.ts';

/**
 * Loads the content of a bootstrap document with the separate calls of the specification. Returns undefined if there is
 * no config or no price.
 */
export const loadSiteByCalls = async (hosts: Hosts): Promise<Bootstrap | undefined> => {
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
    tariff: { grids: gridsOf(prices), gradePercents: [], extraCents: [], bonusPercent: 0 },
    countryCode,
    dialCode: place?.dialCode ?? dialCodeOf(countryCode),
  };
  return { ...site, tariff: { ...site.tariff, ...(await learnSurcharges(site, get)) } };
};
