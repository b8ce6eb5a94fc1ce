import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createDraft } from '../../../src/order/draft/create-draft.ts';
import { editDraft } from '../../../src/order/draft/edit-draft.ts';
import type { DraftField, OrderDraft } from '../../../src/order/vocabulary/fields.ts';
import { deadlineId, materialStatusId, paperTypeId, serviceId } from '../../../src/order/vocabulary/ids.ts';
import { fixtureSite } from '../../support/order/fixture-site.ts';

const edit = suite('edit draft');
const site = fixtureSite(1);
const essay = createDraft(site);
const change = <F extends DraftField>(draft: OrderDraft, field: F, value: OrderDraft[F]) =>
  editDraft({ draft, site }, field, value);

edit('TYP-04 a new paper type keeps the quantity only if it counts in the same unit', () => {
  const slides = change(change(essay, 'numberElements', '6'), 'typeId', paperTypeId(55));
  assert.equal([slides.numberElements, slides.numberSlides], ['0', '1']);
  const pagesAgain = change(change(slides, 'numberSlides', '8'), 'typeId', paperTypeId(1));
  assert.equal([pagesAgain.numberElements, pagesAgain.numberSlides], ['1', '0']);
});

edit('DOM-01 the choice of a paper type sets the category', () => {
  assert.is(change(essay, 'typeId', paperTypeId(44)).typeCategoryId, 8);
});

edit('TYP-01 homework cannot be ordered as editing', () => {
  const homework = change(essay, 'typeId', paperTypeId(35));
  assert.is(change(homework, 'serviceId', serviceId(2)).serviceId, 1);
});

const file = { key: 'a', name: 'notes.pdf', size: 10 };
edit('WRT-04 adding or removing files sets whether the writer needs files', () => {
  const withFile = change(essay, 'materials', [file]);
  assert.equal([withFile.notNeedMaterials, withFile.additionalMaterialStatusId], [false, 2]);
  const removed = change(withFile, 'materials', []);
  assert.equal([removed.notNeedMaterials, removed.additionalMaterialStatusId], [true, 1]);
});

edit('WRT-04 a customer can say that the writer needs files before adding any', () => {
  const needingMaterials = change(essay, 'notNeedMaterials', false);
  assert.is(needingMaterials.additionalMaterialStatusId, 3);
  assert.is(change(essay, 'additionalMaterialStatusId', materialStatusId(3)).notNeedMaterials, false);
});

edit('TYP-05 if the paper type lacks the chosen deadline, the nearest shorter one is chosen', () => {
  const otherSite = fixtureSite(2);
  const draft = createDraft(otherSite);
  assert.is(editDraft({ draft, site: otherSite }, 'deadlineId', deadlineId(11)).deadlineId, 9);
});

edit.run();
