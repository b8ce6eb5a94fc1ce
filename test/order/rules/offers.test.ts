import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  groupedPaperTypes,
  offeredDeadlines,
  offeredLevels,
  offeredPaperTypes,
  offeredServices,
} from '../../../src/order/rules/offers.ts';
import { deadlineId, paperTypeId } from '../../../src/order/vocabulary/ids.ts';
import type { PriceVersion } from '../../../src/order/vocabulary/site.ts';
import { fixtureSite } from '../../support/order/fixture-site.ts';

const offers = suite('offers');
const idsOf = (items: { id: number }[]) => items.map(({ id }) => id);
const upTo = (last: number, first = 1) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

const rows: [version: PriceVersion, type: number, levels: number[], deadlines: number[]][] = [
  [1, 1, [1, 2, 3], upTo(9)],
  [1, 49, [1, 2, 3], upTo(9)],
  [1, 4, [3], upTo(9)],
  [1, 44, [3], upTo(9)],
  [1, 59, [2], upTo(9)],
  [2, 1, [4, 5, 6, 7], upTo(9)],
  [2, 55, [4, 5, 6, 7], upTo(9)],
  [2, 49, [6, 7], upTo(11, 4)],
  [2, 29, [6, 7], upTo(11, 4)],
  [2, 4, [7], upTo(9)],
  [2, 44, [7], upTo(9)],
  [2, 59, [4], upTo(9)],
];
for (const [version, type, levels, deadlines] of rows)
  offers(`TYP-05 in price version ${version}, type ${type} is offered at its levels and deadlines`, () => {
    const site = fixtureSite(version);
    const draft = { typeId: paperTypeId(type) };
    assert.equal(idsOf(offeredLevels(draft, site)), levels);
    assert.equal(idsOf(offeredDeadlines(draft, site)), deadlines);
  });

offers("TYP-05 in version 2, a provider's own deadlines are withheld by their hours", () => {
  const site = fixtureSite(2);
  const [first] = site.dictionaries.deadline;
  if (!first) throw new Error('a site has deadlines');
  site.dictionaries.deadline = [8, 30, 45 * 24].map((hours, index) => ({
    ...first,
    id: deadlineId(50 + index),
    value: hours * 3600,
  }));
  assert.equal(idsOf(offeredDeadlines({ typeId: paperTypeId(49) }, site)), [51, 52], 'a dissertation');
  assert.equal(idsOf(offeredDeadlines({ typeId: paperTypeId(1) }, site)), [50, 51], 'an essay');
});

offers('TYP-05 in version 2, a dissertation is not offered at college level', () => {
  const site = fixtureSite(2);
  site.dictionaries.academicLevel.unshift(...fixtureSite(1).dictionaries.academicLevel);
  assert.equal(idsOf(offeredLevels({ typeId: paperTypeId(49) }, site)), [6, 7]);
});

offers('DOM-02 only price version 1 offers problem solving and presentations', () => {
  const missing = (version: PriceVersion) => {
    const offeredIds = idsOf(offeredPaperTypes(fixtureSite(version)));
    return [2, 50].filter((id) => !offeredIds.includes(id));
  };
  assert.equal(missing(1), []);
  assert.equal(missing(2), [2, 50]);
});

offers('TYP-01 editing is offered for an essay and not for homework', () => {
  const site = fixtureSite(1);
  assert.equal(idsOf(offeredServices({ typeId: paperTypeId(1) }, site)), [1, 2]);
  assert.equal(idsOf(offeredServices({ typeId: paperTypeId(35) }, site)), [1]);
});

offers('CAL-01 ORD-03 each paper type is listed under its category, in the categories’ sequence', () => {
  const site = fixtureSite(1);
  const groups = groupedPaperTypes(site);
  const names = site.dictionaries.paperTypeCategory.map(({ name }) => name);
  const listed = groups.map(({ name }) => name);
  assert.equal(
    listed,
    names.filter((name) => listed.includes(name)),
  );
  assert.equal(groups.flatMap(({ options }) => idsOf(options)).sort(), idsOf(offeredPaperTypes(site)).sort());
});

offers.run();
