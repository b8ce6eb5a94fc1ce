import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createTranslator } from '../../../../src/languages/translator.ts';
import { createDraft } from '../../../../src/order/draft/create-draft.ts';
import { paperLine } from '../../../../src/widgets/order-form/shared/paper-line.ts';
import { fixtureSite } from '../../../support/order/fixture-site.ts';

const line = suite('line of a paper');

line('CHK-01 the folded card names what is counted: slides where there are no pages', () => {
  const site = fixtureSite(1);
  const t = createTranslator({});
  const of = (numberElements: string, numberSlides: string) =>
    paperLine({ ...createDraft(site), numberElements, numberSlides }, site, 0, t);
  assert.match(of('0', '3'), '3\u00a0slides');
  assert.not.match(of('0', '3'), 'page');
  assert.match(of('2', '3'), '2\u00a0pages');
});

line.run();
