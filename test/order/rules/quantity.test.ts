import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createDraft } from '../../../src/order/draft/create-draft.ts';
import { editDraft } from '../../../src/order/draft/edit-draft.ts';
import { paperTypeId } from '../../../src/order/vocabulary/ids.ts';
import type { PriceVersion } from '../../../src/order/vocabulary/site.ts';
import { fixtureSite } from '../../support/order/fixture-site.ts';

const quantity = suite('quantity');

const rows: [version: PriceVersion, type: number, typed: string, pages: string, slides: string][] = [
  [1, 1, 'slides 3', '1', '3'],
  [1, 1, 'pages 0', '1', '0'],
  [1, 1, 'slides 3, slides 0', '1', '0'],
  [1, 1, 'slides 3, pages 2', '2', '3'],
  [1, 1, 'slides 3, pages 0, slides 0', '0', '1'],
  [1, 1, 'slides 3, pages', '', '3'],
  [1, 1, 'pages', '', '0'],
  [1, 1, 'pages, pages 7', '7', '0'],
  [1, 1, 'pages 1000', '999', '0'],
  [1, 1, 'pages 007', '7', '0'],
  [1, 1, 'pages many', '', '0'],
  [1, 3, 'pages 0', '1', '0'],
  [1, 3, 'slides 5', '1', '0'],
  [1, 55, 'slides 0', '0', '1'],
  [1, 55, 'pages 5', '0', '1'],
  [1, 55, 'slides 12', '0', '12'],
  [2, 1, 'pages 0', '1', '0'],
  [2, 1, 'slides 5', '1', '0'],
  [2, 1, 'pages -4', '1', '0'],
  [2, 1, 'pages 2.5', '2', '0'],
];
for (const [version, type, typed, pages, slides] of rows)
  quantity(
    `MON-02 TYP-01 VAL-01 typing ${typed} in type ${type}, version ${version}, leaves "${pages}" pages and "${slides}" slides`,
    () => {
      const site = fixtureSite(version);
      let draft = createDraft(site, { typeId: paperTypeId(type) });
      for (const [, unit, text = ''] of typed.matchAll(/(pages|slides) ?([^,]*)/g))
        draft = editDraft({ draft, site }, unit === 'pages' ? 'numberElements' : 'numberSlides', text);
      assert.equal([draft.numberElements, draft.numberSlides], [pages, slides]);
    },
  );

quantity.run();
