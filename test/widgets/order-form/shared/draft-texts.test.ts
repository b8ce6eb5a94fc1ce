import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { english } from '../../../../src/languages/translator.ts';
import { createDraft } from '../../../../src/order/draft/create-draft.ts';
import { currencies, extras, services, writerGrades } from '../../../../src/order/vocabulary/ids.ts';
import { chosenOptions, taskLine } from '../../../../src/widgets/order-form/shared/draft-texts.ts';
import { fixtureSite } from '../../../support/order/fixture-site.ts';

const lines = suite('task and options of an order in lines');
const site = fixtureSite(1);

lines('the line about the task has its topic, the number of files and the customer’s words', () => {
  const materials = ['task.pdf', 'photo.png'].map((name) => ({ key: name, name, size: 1 }));
  const draft = { ...createDraft(site), topic: ' Margins ', details: 'Three pages', materials };
  assert.is(taskLine(draft, english), 'Margins ·\u00a02 files ·\u00a0Three pages');
});

lines('the line about the task has also a topic that the template has filled in', () => {
  const draft = createDraft(site, { details: 'Three pages' }, 'm2_d1');
  assert.is(taskLine(draft, english), "Writer's Choice ·\u00a0Three pages");
});

lines('the folded options name every option that is not the default, in the fields’ sequence', () => {
  const draft = createDraft(site, {
    serviceId: services.editing,
    sources: '2',
    numberSlides: '1',
    spacingType: 'single',
    writerGradeId: writerGrades.top10,
    discountCode: 'WELCOME15',
    currencyId: currencies.eur,
  });
  assert.equal(
    chosenOptions({ draft: { ...draft, extrasIds: [extras.plagiarismReport] }, site, t: english }),
    [
      site.dictionaries.serviceType.find(({ id }) => id === services.editing)?.name,
      '1 slide',
      '2 sources',
      'Single spaced',
      'Plagiarism Report, TOP-10 Writer',
      'Code WELCOME15',
      'EUR',
    ],
  );
});

lines.run();
