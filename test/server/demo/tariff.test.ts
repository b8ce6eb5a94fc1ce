import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { calculatePrice, isRefusal } from '../../../src/order/price/price.ts';
import {
  offeredDeadlines,
  offeredLevels,
  offeredPaperTypes,
  offeredServices,
} from '../../../src/order/rules/offers.ts';
import {
  academicLevelId,
  currencies,
  deadlineId,
  paperTypeId,
  serviceId,
  writerGrades,
} from '../../../src/order/vocabulary/ids.ts';
import { demoSites } from '../../../src/server/demo/demo-sites.ts';

const tariff = suite('demo tariff');
type Seed = (typeof demoSites)[number];
interface Unit {
  type?: number;
  service?: number;
  level: number;
  deadline: number;
}

const siteOf = ({ config, dictionaries }: Seed) => ({
  config: { ...config, id: 1, domain_site: 'localhost:8080', domain_cabinet: 'my.localhost:8080' },
  dictionaries,
});

/** Returns the price of one element in dollars, computed by the code that browser and server share. */
const unitPrice = (seed: Seed, { type = 1, service = 1, level, deadline }: Unit): number | null => {
  const foundType = seed.dictionaries.paperType.find(({ id }) => id === type);
  if (!foundType) throw new Error(`no type ${type}`);
  const result = calculatePrice(
    {
      typeId: paperTypeId(type),
      typeCategoryId: foundType.categoryId,
      serviceId: serviceId(service),
      academicLevelId: academicLevelId(level),
      deadlineId: deadlineId(deadline),
      spacingType: 'double',
      writerGradeId: writerGrades.regular,
      currencyId: currencies.usd,
      pages: 1,
      slides: 0,
      extrasIds: [],
      discount: null,
    },
    { tariff: seed.tariff, currencies: seed.dictionaries.currency },
  );
  return isRefusal(result) ? null : result.total / 100;
};

const [version1, version2] = demoSites;
if (!version1 || !version2) throw new Error('two demo sites are expected');

tariff('PRC-05 an undergraduate essay costs what the provider has published', () => {
  const price = (service: number, deadline: number) => unitPrice(version1, { service, level: 1, deadline });
  assert.is(price(1, 9), 11.96);
  assert.is(price(1, 8), 17);
  assert.is(price(1, 1), 50);
  assert.is(price(2, 9), 8);
  assert.is(price(2, 1), 30);
});

tariff('PRC-05 questions, problems and admission help cost what the provider has published', () => {
  const range = (type: number) => [
    unitPrice(version1, { type, level: type === 4 ? 3 : 1, deadline: 9 }),
    unitPrice(version1, { type, level: 3, deadline: 1 }),
  ];
  assert.equal(range(3), [1.2, 6.7]);
  assert.equal(range(2), [18, 101]);
  assert.equal(range(4), [50, 237]);
});

/** Returns every combination that a form can offer, with its unit price. */
const offers = (seed: Seed) => {
  const site = siteOf(seed);
  return offeredPaperTypes(site).flatMap((type) => {
    const draft = { typeId: type.id };
    return offeredServices(draft, site).flatMap((service) =>
      offeredLevels(draft, site).flatMap((level) =>
        offeredDeadlines(draft, site).map((deadline) => {
          const unit = { type: type.id, service: service.id, level: level.id, deadline: deadline.id };
          return { ...unit, price: unitPrice(seed, unit) };
        }),
      ),
    );
  });
};

for (const seed of demoSites) {
  const name = `version ${seed.config.version_price}`;
  tariff(`DOM-02 every combination that a form of ${name} can offer has a price`, () => {
    const unpriced = offers(seed).filter(({ price }) => price === null);
    assert.equal(unpriced, []);
  });

  tariff(`PRC-05 in ${name} a later deadline costs less and a higher level costs more`, () => {
    for (const { cents, serviceId: service, typeId, typeCategoryId } of seed.tariff.grids) {
      const cellName = `service ${service}, type ${typeId}, category ${typeCategoryId}`;
      for (const [index, row] of cents.entries()) {
        const prices = row.map((price) => price ?? 0);
        assert.ok(
          prices.every((price, level) => level === 0 || price > (prices[level - 1] ?? 0)),
          cellName,
        );
        const previousCents = cents[index - 1];
        // No later deadline may halve the price, because a visitor expects gradual steps.
        if (previousCents)
          assert.ok(
            prices.every(
              (price, level) =>
                price < (previousCents[level] ?? 0) && price * 2 > (previousCents[level] ?? 0),
            ),
            cellName,
          );
      }
    }
  });
}

tariff(
  'TYP-05 version 2 sells dissertations at the levels Master and PhD, with long deadlines up to two months',
  () => {
    for (const level of [6, 7]) assert.ok(unitPrice(version2, { type: 49, level, deadline: 11 }));
    assert.is(unitPrice(version2, { type: 49, level: 4, deadline: 11 }), null);
    assert.is(unitPrice(version2, { type: 49, level: 6, deadline: 1 }), null);
    assert.is(unitPrice(version2, { type: 1, level: 6, deadline: 11 }), null);
  },
);

tariff.run();
