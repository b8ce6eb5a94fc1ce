import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { english } from '../../../../../src/languages/translator.ts';
import { createDraft } from '../../../../../src/order/draft/create-draft.ts';
import { currencies, extras, services, writerGrades } from '../../../../../src/order/vocabulary/ids.ts';
import { chosenOptions } from '../../../../../src/widgets/order-form/check/preview/preview.tsx';
import { fixtureSite } from '../../../../support/order/fixture-site.ts';

const options = suite('what the folded options say');
const site = fixtureSite(1);

options('the folded options do not name an option that has its default', () => {
  assert.equal(chosenOptions(createDraft(site), site, english), []);
});

options('the folded options name every option that is not the default, in the fields’ sequence', () => {
  const draft = createDraft(site, {
    serviceId: services.editing,
    sources: '2',
    numberSlides: '1',
    spacingType: 'single',
    writerGradeId: writerGrades.top10,
    discountCode: 'WELCOME15',
    currencyId: currencies.eur,
  });
  assert.equal(chosenOptions({ ...draft, extrasIds: [extras.plagiarismReport] }, site, english), [
    site.dictionaries.serviceType.find(({ id }) => id === services.editing)?.name,
    '1 slide',
    '2 sources',
    'Single spaced',
    'Plagiarism Report, TOP-10 Writer',
    'Code WELCOME15',
    'EUR',
  ]);
});

options('the folded options name a preferred writer by the code', () => {
  const draft = createDraft(site, { writersPreferredCode: 'W10042' });
  assert.ok(chosenOptions(draft, site, english).includes('Writer W10042'));
});

options.run();
