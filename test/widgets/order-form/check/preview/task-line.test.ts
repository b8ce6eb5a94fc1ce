import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { english } from '../../../../../src/languages/translator.ts';
import { createDraft } from '../../../../../src/order/draft/create-draft.ts';
import { taskLine } from '../../../../../src/widgets/order-form/check/preview/preview.tsx';
import { fixtureSite } from '../../../../support/order/fixture-site.ts';

const line = suite('the task in one line');
const draft = {
  ...createDraft(fixtureSite(1)),
  topic: ' Margins ',
  details: 'Three pages',
  materials: ['task.pdf', 'photo.png'].map((name) => ({ key: name, name, size: 1 })),
};

line('the line about the task has its topic, the number of files and the customer’s words', () => {
  assert.is(taskLine(draft, '', english), 'Margins\u00a0· 2 files\u00a0· Three pages');
});

line('the line about the task omits a topic that the template has filled in', () => {
  const topic = "Writer's Choice";
  assert.is(taskLine({ ...draft, topic, materials: [] }, topic, english), 'Three pages');
});

line.run();
