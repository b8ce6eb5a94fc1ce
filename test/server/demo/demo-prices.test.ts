import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { calculatePrice, isRefusal } from '../../../src/order/price/price.ts';
import {
  offeredDeadlines,
  offeredLevels,
  offeredPaperTypes,
  offeredServices,
} from '../../../src/order/rules/offers.ts';
import { academicLevelId, deadlineId, paperTypeId, serviceId } from '../../../src/order/vocabulary/ids.ts';
import { demoSites } from '../../../src/server/demo/demo-sites.ts';
import { essay } from '../../support/order/fixture-priced-order.ts';

const prices = suite('demo prices');
type Seed = (typeof demoSites)[number];
const [version1, version2] = demoSites;
if (!version1 || !version2) throw new Error('two demo sites are expected');

interface Unit {
  type?: number;
  service?: number;
  level: number;
  deadline: number;
}

/** Returns the price of one element in dollars, computed by the code that browser and server share. */
const unitPrice = (seed: Seed, { type = 1, service = 1, level, deadline }: Unit): number | null => {
  const foundType = seed.dictionaries.paperType.find(({ id }) => id === type);
  if (!foundType) throw new Error(`no type ${type}`);
  const result = calculatePrice(
    {
      ...essay,
      typeId: paperTypeId(type),
      typeCategoryId: foundType.categoryId,
      serviceId: serviceId(service),
      academicLevelId: academicLevelId(level),
      deadlineId: deadlineId(deadline),
    },
    { tariff: seed.tariff, currencies: seed.dictionaries.currency },
  );
  return isRefusal(result) ? null : result.total / 100;
};

/** Returns every combination that a form can offer. */
const offersOf = (seed: Seed) => {
  const { config, dictionaries } = seed;
  const own = { id: 1, domain_site: 'localhost:8080', domain_cabinet: 'my.localhost:8080' };
  const site = { config: { ...config, ...own }, dictionaries };
  return offeredPaperTypes(site).flatMap(({ id: typeId }) =>
    offeredServices({ typeId }, site).flatMap((service) =>
      offeredLevels({ typeId }, site).flatMap((level) =>
        offeredDeadlines({ typeId }, site).map((deadline) => ({
          type: typeId,
          service: service.id,
          level: level.id,
          deadline: deadline.id,
        })),
      ),
    ),
  );
};

/** Checks of the prices of a site. Each returns what is wrong. */
const checks: Readonly<Record<string, (seed: Seed) => readonly unknown[]>> = {
  'DOM-02 every combination that a form can offer has a price': (seed) =>
    offersOf(seed).filter((unit) => unitPrice(seed, unit) === null),
  'PRC-05 a grid has a price for each level, and a higher level costs more': ({ tariff }) =>
    tariff.grids.flatMap(({ cents, academicLevelIds }) =>
      cents.filter(
        (row) =>
          row.length !== academicLevelIds.length ||
          row.some((price, level) => price === null || (level > 0 && price <= (row[level - 1] ?? 0))),
      ),
    ),
  'PRC-05 a later deadline costs less, but more than half of the deadline before it': ({ tariff }) =>
    tariff.grids.flatMap(({ cents }) =>
      cents.slice(1).filter((row, index) =>
        row.some((price, level) => {
          const earlier = cents[index]?.[level] ?? 0;
          return price === null || price >= earlier || price * 2 <= earlier;
        }),
      ),
    ),
};
for (const [title, problemsOf] of Object.entries(checks))
  prices(title, () => {
    for (const seed of demoSites) assert.equal(problemsOf(seed), [], `version ${seed.config.version_price}`);
  });

prices('TYP-05 version 2 sells dissertations from Master on, with deadlines from a day to two months', () => {
  for (const level of [6, 7]) assert.ok(unitPrice(version2, { type: 49, level, deadline: 11 }));
  assert.is(unitPrice(version2, { type: 49, level: 4, deadline: 11 }), null);
  assert.is(unitPrice(version2, { type: 49, level: 6, deadline: 1 }), null);
  assert.is(unitPrice(version2, { type: 1, level: 6, deadline: 11 }), null);
});

prices.run();
