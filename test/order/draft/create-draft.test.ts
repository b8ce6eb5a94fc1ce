import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createDraft } from '../../../src/order/draft/create-draft.ts';
import {
  academicLevelId,
  deadlineId,
  extras,
  noPaymentSystem,
  paperTypeId,
  paymentSystemId,
  writerGradeId,
} from '../../../src/order/vocabulary/ids.ts';
import { fixtureSite } from '../../support/order/fixture-site.ts';
import { essay } from '../../support/server/samples.ts';

const defaults = suite('draft defaults');

defaults('DOM-01 a new form starts with exactly the documented defaults', () => {
  assert.equal(createDraft(fixtureSite(1)), {
    ...essay,
    typeCategoryId: 1,
    topic: '',
    details: '',
    top10Writer: false,
    premiumSpecialist: false,
    writersPreferredCode: 'W',
    extrasIds: [],
    discountCode: '',
    materials: [],
    notNeedMaterials: true,
    policyAccepted: false,
  });
});

defaults('DOM-01 a form of m2_d1 keeps the topic of a link', () => {
  assert.is(createDraft(fixtureSite(1), { topic: 'Tea' }, 'm2_d1').topic, 'Tea');
});

defaults('DOM-03 a site can choose its own default level, deadline, grade and paper type', () => {
  const site = fixtureSite(1);
  site.config.dictionary = {
    ...site.config.dictionary,
    paperType: paperTypeId(55),
    academicLevel: academicLevelId(2),
    deadline: deadlineId(5),
    writerGrade: writerGradeId(2),
  };
  const draft = createDraft(site);
  assert.equal([draft.typeId, draft.academicLevelId, draft.deadlineId], [55, 2, 5]);
  assert.equal([draft.numberElements, draft.numberSlides], ['0', '1']);
  assert.equal([draft.writerGradeId, draft.premiumSpecialist], [2, true]);
});

defaults('TYP-05 if the paper type lacks the default deadline, its last deadline is chosen', () => {
  const site = fixtureSite(2);
  site.config.dictionary.deadline = deadlineId(11);
  assert.is(createDraft(site).deadlineId, 9);
});

defaults('ORD-20 if PayPal is missing or not yet available, the credit card is the default', () => {
  const site = fixtureSite(1);
  site.config.payment = site.config.payment.map((one) => ({ ...one, isAvailable: one.systemId !== 1 }));
  assert.is(createDraft(site).paymentSystemId, 3);
  site.config.payment = site.config.payment.filter(({ systemId }) => systemId === 3);
  assert.is(createDraft(site).paymentSystemId, 3);
  assert.is(createDraft(fixtureSite(1), { paymentSystemId: paymentSystemId(3) }).paymentSystemId, 3);
});

defaults('ORD-20 ORD-11 a payment system that is not available is never preselected', () => {
  const site = fixtureSite(1);
  const offerSystems = (usableIds: readonly number[]) => {
    site.config.payment = [1, 3, 7].map((id) => ({
      systemId: paymentSystemId(id),
      descriptor: `System ${id}`,
      isAvailable: usableIds.includes(id),
    }));
  };
  offerSystems([7]);
  assert.is(createDraft(site).paymentSystemId, 7);
  offerSystems([]);
  assert.is(createDraft(site).paymentSystemId, noPaymentSystem);
});

defaults('ORD-11 values of a link obey the rules of the paper type', () => {
  const site = fixtureSite(2);
  const resume = createDraft(site, {
    typeId: paperTypeId(44),
    academicLevelId: academicLevelId(4),
    deadlineId: deadlineId(10),
    numberSlides: '5',
  });
  assert.equal([resume.academicLevelId, resume.deadlineId], [7, 9]);
  assert.equal([resume.numberElements, resume.numberSlides], ['1', '0']);
  const slides = createDraft(fixtureSite(1), { numberElements: '0', numberSlides: '5' });
  assert.equal([slides.numberElements, slides.numberSlides], ['0', '5']);
});

defaults('ORD-11 a link’s paper type is ignored if the site does not offer it', () => {
  assert.is(createDraft(fixtureSite(2), { typeId: paperTypeId(2) }).typeId, 1);
});

defaults('ORD-21 a stored draft is restored unchanged, with the grade of its preferred writer', () => {
  const site = fixtureSite(1);
  const stored = {
    ...createDraft(site),
    typeId: paperTypeId(5),
    numberElements: '0',
    numberSlides: '6',
    writersPreferredCode: 'W12345',
    writerGradeId: writerGradeId(3),
    top10Writer: true,
    topic: 'Tea',
    extrasIds: [extras.abstractPage],
    notNeedMaterials: false,
    additionalMaterialStatusId: createDraft(site, { notNeedMaterials: false }).additionalMaterialStatusId,
  };
  assert.equal(createDraft(site, structuredClone(stored)), stored);
});

defaults.run();
