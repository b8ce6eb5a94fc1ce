import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createDraft } from '../../../src/order/draft/create-draft.ts';
import { editDraft } from '../../../src/order/draft/edit-draft.ts';
import { paperTypeId } from '../../../src/order/vocabulary/ids.ts';
import type { PriceVersion } from '../../../src/order/vocabulary/site.ts';
import { fixtureSite } from '../../support/order/fixture-site.ts';

const quantity = suite('quantity');

type Typed = ['numberElements' | 'numberSlides', string];
const typed: [version: PriceVersion, type: number, edits: Typed[], pages: string, slides: string][] = [
  [1, 1, [['numberSlides', '3']], '1', '3'],
  [1, 1, [['numberElements', '0']], '1', '0'],
  [
    1,
    1,
    [
      ['numberSlides', '3'],
      ['numberSlides', '0'],
    ],
    '1',
    '0',
  ],
  [
    1,
    1,
    [
      ['numberSlides', '3'],
      ['numberElements', '2'],
    ],
    '2',
    '3',
  ],
  [
    1,
    1,
    [
      ['numberSlides', '3'],
      ['numberElements', '0'],
      ['numberSlides', '0'],
    ],
    '0',
    '1',
  ],
  [
    1,
    1,
    [
      ['numberSlides', '3'],
      ['numberElements', ''],
    ],
    '',
    '3',
  ],
  [1, 1, [['numberElements', '']], '', '0'],
  [
    1,
    1,
    [
      ['numberElements', ''],
      ['numberElements', '7'],
    ],
    '7',
    '0',
  ],
  [1, 1, [['numberElements', '1000']], '999', '0'],
  [1, 1, [['numberElements', '007']], '7', '0'],
  [1, 1, [['numberElements', 'many']], '', '0'],
  [1, 3, [['numberElements', '0']], '1', '0'],
  [1, 3, [['numberSlides', '5']], '1', '0'],
  [1, 55, [['numberSlides', '0']], '0', '1'],
  [1, 55, [['numberElements', '5']], '0', '1'],
  [1, 55, [['numberSlides', '12']], '0', '12'],
  [2, 1, [['numberElements', '0']], '1', '0'],
  [2, 1, [['numberSlides', '5']], '1', '0'],
  [2, 1, [['numberElements', '-4']], '1', '0'],
  [2, 1, [['numberElements', '2.5']], '2', '0'],
];
for (const [version, type, edits, pages, slides] of typed)
  quantity(
    `MON-02 TYP-01 VAL-01 typing ${edits.map((pair) => pair.join(' '))} in type ${type}, version ${version}, leaves "${pages}" pages and "${slides}" slides`,
    () => {
      const versionSite = fixtureSite(version);
      let draft = createDraft(versionSite, { typeId: paperTypeId(type) });
      for (const [field, text] of edits) draft = editDraft(draft, field, text, versionSite);
      assert.equal([draft.numberElements, draft.numberSlides], [pages, slides]);
    },
  );

quantity.run();
