import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createDraft } from '../../../src/order/draft/create-draft.ts';
import { editDraft } from '../../../src/order/draft/edit-draft.ts';
import { toOrderRequest } from '../../../src/order/draft/order-request.ts';
import { draftTotal } from '../../../src/order/price/priced-order.ts';
import { fieldView } from '../../../src/order/rules/field-view.ts';
import { isLevelFixed, offeredDeadlines, offeredLevels } from '../../../src/order/rules/offers.ts';
import type { DraftField, OrderDraft } from '../../../src/order/vocabulary/fields.ts';
import { extras } from '../../../src/order/vocabulary/ids.ts';
import type { PriceVersion } from '../../../src/order/vocabulary/site.ts';
import { calculatorErrors } from '../../../src/validation/calculator-errors.ts';
import { fixtureSite } from '../../support/order/fixture-site.ts';

const formEdits = suite('walks through a form');

/** Generates edits of any field with any value that a form could pass. */
const editsOn = (version: PriceVersion) => {
  const { dictionaries } = fixtureSite(version);
  const edit = <F extends DraftField>(field: F, values: readonly OrderDraft[F][]) =>
    fc.record({ field: fc.constant(field), value: fc.constantFrom(...values) });
  const idsOf = <Id>(items: readonly { id: Id }[]) => items.map(({ id }) => id);
  const flags = [true, false];
  const quantities = ['0', '1', '2', '17', '999', '1000', '-3'];
  return fc.oneof(
    edit(
      'typeId',
      dictionaries.paperType.filter((type) => (type.version ?? version) === version).map(({ id }) => id),
    ),
    edit('academicLevelId', idsOf(dictionaries.academicLevel)),
    edit('deadlineId', idsOf(dictionaries.deadline)),
    edit('serviceId', idsOf(dictionaries.serviceType)),
    edit('numberElements', quantities),
    edit('numberSlides', quantities),
    edit('spacingType', ['double', 'single']),
    edit('writerGradeId', idsOf(dictionaries.writerGrade)),
    edit('writersPreferredCode', ['W', 'W1', 'W12345', '', 'w9']),
    edit('top10Writer', flags),
    edit('premiumSpecialist', flags),
    edit('extrasIds', [[], [extras.abstractPage], [extras.plagiarismReport, extras.personalSupport]]),
    edit('currencyId', idsOf(dictionaries.currency)),
    edit('discountCode', ['', 'WELCOME15']),
    edit('materials', [[], [{ key: 'a', name: 'a.pdf', size: 1 }]]),
    edit('notNeedMaterials', flags),
    edit('policyAccepted', flags),
  );
};

// Rules of paper types, written here independently of the code.
const graphicDesign = [59, 60, 61, 62, 63];
const countedTypes = [2, 3, 51, 35, 36, 37, 38, 40, 41, ...graphicDesign];
const admissionAndResume = [4, 42, 43, 46, 44, 45, 47, 56, 57, 58];
const levelsOf = (own: number, ofGraphicDesign: number): Record<number, number> =>
  Object.fromEntries([
    ...admissionAndResume.map((type) => [type, own]),
    ...graphicDesign.map((type) => [type, ofGraphicDesign]),
  ]);
const oneLevel = { 1: levelsOf(3, 2), 2: levelsOf(7, 4) };

const holdsQuantities = (draft: OrderDraft, version: PriceVersion) => {
  const both = [Number(draft.numberElements), Number(draft.numberSlides)];
  assert.ok(
    both.some((count) => count > 0),
    'pages or slides are above zero',
  );
  const isAlone = version === 2 || countedTypes.includes(draft.typeId) || draft.typeId === 55;
  assert.ok(!isAlone || both.includes(0));
  assert.ok(both.every((count) => Number.isInteger(count) && count <= 999));
};

const holdsView = (draft: OrderDraft, version: PriceVersion) => {
  const view = fieldView(draft, fixtureSite(version));
  const [isSlides, isCounted] = [draft.typeId === 55, countedTypes.includes(draft.typeId)];
  assert.is(view.showsElements, !isSlides);
  assert.is(view.showsSlides, isSlides || (version === 1 && !isCounted));
  const hasNoPages = version === 1 && draft.numberElements === '0';
  assert.is(view.showsSpacing, !(isSlides || isCounted || hasNoPages));
  assert.is(isLevelFixed(draft, fixtureSite(version)), draft.typeId in oneLevel[version]);
};

const holdsOffers = (draft: OrderDraft, version: PriceVersion) => {
  const site = fixtureSite(version);
  assert.ok(offeredDeadlines(draft, site).some(({ id }) => id === draft.deadlineId));
  assert.ok(offeredLevels(draft, site).some(({ id }) => id === draft.academicLevelId));
  assert.is(draft.academicLevelId, oneLevel[version][draft.typeId] ?? draft.academicLevelId);
  assert.equal(calculatorErrors(draft, site), {}, 'what the form made is orderable');
  assert.ok(Number(draftTotal(draft, site, null)) > 0);
};

const holdsPreference = (draft: OrderDraft) => {
  const { writerGradeId: grade, writersPreferredCode: code } = draft;
  assert.equal([draft.premiumSpecialist, draft.top10Writer], [grade === 2, grade === 3]);
  assert.match(code, /^W\d{0,5}$/);
  assert.ok(code === 'W' || grade === 4, 'only a lookup gives a code another grade');
};

const holdsPreparation = (draft: OrderDraft) => {
  const sent = toOrderRequest(draft);
  const ofFormAlone = ['top10Writer', 'premiumSpecialist', 'policyAccepted', 'notNeedMaterials', 'materials'];
  for (const absentField of ofFormAlone) assert.not(absentField in sent, absentField);
  assert.equal(sent.extrasIds ?? [], draft.extrasIds);
  assert.not.equal(sent.extrasIds, []);
  assert.is(sent.writerGradeId, draft.writerGradeId === 4 ? 1 : draft.writerGradeId);
  assert.is('writersPreferredCode' in sent, draft.writersPreferredCode !== 'W');
  assert.is('discountCode' in sent, draft.discountCode !== '');
  const status = draft.notNeedMaterials ? 1 : draft.materials.length ? 2 : 3;
  assert.is(sent.additionalMaterialStatusId, status);
};

for (const version of [1, 2] as const)
  formEdits(`TYP-01 TYP-02 TYP-05 TYP-06 SUB-02 no edits break a rule of price version ${version}`, () => {
    const site = fixtureSite(version);
    fc.assert(
      fc.property(fc.array(editsOn(version), { maxLength: 40 }), (edits) => {
        let draft = createDraft(site);
        for (const { field, value } of edits) {
          draft = editDraft({ draft, site }, field, value);
          holdsQuantities(draft, version);
          holdsView(draft, version);
          holdsOffers(draft, version);
          holdsPreference(draft);
          holdsPreparation(draft);
        }
      }),
      { numRuns: 75 },
    );
  });

formEdits.run();
