import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { english } from '../../../src/languages/translator.ts';
import { type PaperTypeId, paperTypeId } from '../../../src/order/vocabulary/ids.ts';
import { priceFilters } from '../../../src/widgets/price-list/price-filters.ts';
import { priceTable } from '../../../src/widgets/price-list/prices.tsx';
import { fixtureSite } from '../../support/order/fixture-site.ts';

const table = suite('price table');

const open = (id: string) => {
  const site = fixtureSite(2);
  const filter = priceFilters(site, 2, english)
    .flatMap(({ options }) => options)
    .find((option) => option.id === id);
  if (!filter) throw new Error(`no filter ${id}`);
  const { levels, rows } = priceTable(filter, site);
  return {
    filter,
    levels: levels.map((level): number => level.id),
    deadlines: rows.map(({ deadline }): number => deadline.id),
  };
};

table('PRL-01 services are shown with the site’s default paper type, or else with the first', () => {
  const typesWith = (paperType: PaperTypeId) => {
    const site = fixtureSite(1);
    const dictionary = { ...site.config.dictionary, paperType };
    const groups = priceFilters({ ...site, config: { ...site.config, dictionary } }, 1, english);
    return groups[0]?.options.map(({ type }) => type.id);
  };
  const [first = paperTypeId(0), second = first] = fixtureSite(1).dictionaries.paperType.map(({ id }) => id);
  assert.equal(typesWith(second), [second, second]);
  assert.equal(typesWith(paperTypeId(0)), [first, first]);
});

table('PRL-01 the filter lists the services first, and then every paper type by category', () => {
  const groups = priceFilters(fixtureSite(1), 1, english);
  const services = groups[0]?.options.map(({ id }) => id);
  assert.equal(services, ['service-1', 'service-2']);
  assert.ok(groups.length > 2);
  assert.ok(groups.slice(1).every(({ options }) => options.every(({ id }) => id.startsWith('type-'))));
});

table('PRL-04 version 2 offers categories with levels 4 to 7', () => {
  const { levels, filter } = open('category-1');
  assert.equal(levels, [4, 5, 6, 7]);
  assert.is(filter.query.typeCategoryId, '1');
});

table('PRL-04 version 2 sells dissertations at levels 6 and 7, with long and common deadlines', () => {
  const { levels, deadlines } = open('category-2');
  assert.equal(levels, [6, 7]);
  assert.ok(deadlines.includes(11));
  assert.not(deadlines.some((id) => id < 4));
});

table('PRL-01 a deadline that is sold at no level is left out', () => {
  const site = fixtureSite(1);
  const row = site.tariff.grids[0]?.cents[0];
  row?.fill(null);
  const [first] = priceFilters(site, 1, english).flatMap(({ options }) => options);
  if (!first) throw new Error('no filter');
  assert.not(priceTable(first, site).rows.some(({ deadline }) => deadline.id === 1));
});

table.run();
