import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createDraft } from '../../../src/order/draft/create-draft.ts';
import { editDraft } from '../../../src/order/draft/edit-draft.ts';
import { fieldView } from '../../../src/order/rules/field-view.ts';
import { paperTypeId } from '../../../src/order/vocabulary/ids.ts';
import type { PriceVersion } from '../../../src/order/vocabulary/site.ts';
import { fixtureSite } from '../../support/order/fixture-site.ts';

const view = suite('field view');

view('TYP-06 an essay with slides and without pages hides the spacing, and pages show it again', () => {
  const site = fixtureSite(1);
  const withSlides = editDraft({ draft: createDraft(site), site }, 'numberSlides', '4');
  assert.ok(fieldView(withSlides, site).showsSpacing, 'MON-02 the pages beside them still have one');
  const slides = editDraft({ draft: withSlides, site }, 'numberElements', '0');
  assert.not(fieldView(slides, site).showsSpacing);
  assert.ok(fieldView(editDraft({ draft: slides, site }, 'numberElements', '2'), site).showsSpacing);
  const typing = editDraft({ draft: createDraft(site), site }, 'numberElements', '');
  assert.ok(fieldView(typing, site).showsSpacing, 'not while the number is being retyped');
});

view('TYP-06 a paper consists of slides if its type has no pages, or if the visitor has chosen none', () => {
  const isOfSlides = (version: PriceVersion, type: number, pages: string) => {
    const site = fixtureSite(version);
    const typeId = paperTypeId(type);
    return fieldView({ ...createDraft(site, { typeId }), numberElements: pages }, site).isOfSlides;
  };
  assert.equal([isOfSlides(1, 55, '0'), isOfSlides(1, 1, '0'), isOfSlides(1, 1, '1')], [true, true, false]);
  assert.not(isOfSlides(2, 1, '0'));
});

view.run();
