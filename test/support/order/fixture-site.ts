import type { Dictionaries } from '../../../src/order/vocabulary/dictionaries.ts';
import {
  extraId,
  paperTypeCategoryId,
  paperTypeId,
  paymentSystems,
  serviceId,
  writerGradeId,
} from '../../../src/order/vocabulary/ids.ts';
import type { Bootstrap, PriceVersion, SiteConfig } from '../../../src/order/vocabulary/site.ts';
import type { PriceGrid, Tariff } from '../../../src/order/vocabulary/tariff.ts';
import { demoSites } from '../../../src/server/demo/demo-sites.ts';

/** Returns the lists of the demo's site of a price version. Its data write the ids out, independently of the rules. */
const dictionariesOf = (version: PriceVersion): Dictionaries => {
  const site = demoSites[version - 1];
  if (!site) throw new Error(`the demo has no version ${version}`);
  return structuredClone(site.dictionaries);
};

/**
 * Creates a grid in which every price differs from the next row and column. The first level has the published prices of essays.
 */
const grid = (
  version: PriceVersion,
  service: number,
  key: { type?: number; category?: number },
  factor: number,
): PriceGrid => {
  const { academicLevel, deadline } = dictionariesOf(version);
  const first = [5000, 4200, 3600, 3100, 2700, 2400, 2000, 1700, 1196, 1000, 900];
  return {
    serviceId: serviceId(service),
    typeId: key.type ? paperTypeId(key.type) : null,
    typeCategoryId: key.category ? paperTypeCategoryId(key.category) : null,
    academicLevelIds: academicLevel.map(({ id }) => id),
    deadlineIds: deadline.map(({ id }) => id),
    cents: deadline.map((_, row) =>
      academicLevel.map((_, column) => Math.round((first[row] ?? 0) * factor) + 100 * column),
    ),
  };
};

const tariff = (version: PriceVersion): Tariff => ({
  grids: [
    grid(version, 1, {}, 1),
    grid(version, 2, {}, 0.6),
    grid(version, 1, { type: 3 }, 0.1),
    grid(version, 1, { category: 2 }, 1.5),
  ],
  gradePercents: [
    { gradeId: writerGradeId(2), percent: 20 },
    { gradeId: writerGradeId(3), percent: 35 },
  ],
  extraCents: [
    { extraId: extraId(1), cents: 1499 },
    { extraId: extraId(2), cents: 999 },
    { extraId: extraId(3), cents: 999 },
  ],
  bonusPercent: 5,
});

const config = (version: PriceVersion): SiteConfig => ({
  id: version,
  title: `Fixture ${version}`,
  domain_site: version === 1 ? 'localhost:8080' : 'v2.localhost:8080',
  domain_cabinet: version === 1 ? 'my.localhost:8080' : 'my.v2.localhost:8080',
  address_legal: '1 Paper Street',
  payment: [
    { systemId: paymentSystems.payPal, descriptor: 'PayPal', isAvailable: true },
    { systemId: paymentSystems.creditCard, descriptor: 'Credit Card', isAvailable: true },
  ],
  version_price: version,
  dictionary: {
    paperType: paperTypeId(1),
    academicLevel: null,
    deadline: null,
    writerGrade: writerGradeId(1),
    serviceType: serviceId(1),
  },
  postback: [],
  social: { facebook: { appId: '1234567890' } },
  contact_phone: '+18005550100',
  contact_email: 'help@example.com',
  contact_skype: 'fixture',
  template: {},
  redirect: null,
  authEnabled: true,
});

/** Creates a fresh site document of one price version, which a test may change. */
export const fixtureSite = (version: PriceVersion): Bootstrap => ({
  config: config(version),
  dictionaries: dictionariesOf(version),
  tariff: tariff(version),
  countryCode: 'US',
  dialCode: '1',
});
