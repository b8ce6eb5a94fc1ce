import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { paperTypeGroups } from '../../../src/order/rules/paper-type-rules.ts';
import { otherFormat, otherSubject } from '../../../src/order/vocabulary/ids.ts';
import { demoDictionaries } from '../../../src/server/demo/dictionaries.ts';
import { categories } from '../../../src/server/demo/paper-type-categories.ts';

const dictionaries = suite('demo dictionaries');
const version1 = demoDictionaries(1);
const version2 = demoDictionaries(2);
const ids = (items: readonly { id: number }[]) => items.map(({ id }) => id);
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

dictionaries('DOM-02 every dictionary item has a unique id, a name and a sort position', () => {
  for (const lists of [version1, version2]) {
    const { currency, ...sortable } = lists;
    assert.is(new Set(ids(currency)).size, 5);
    for (const [name, items] of Object.entries(sortable)) {
      assert.is(new Set(ids(items)).size, items.length, `${name} repeats an id`);
      assert.is(new Set(items.map((item) => item.name)).size, items.length, `${name} repeats a name`);
      assert.equal(
        items.map(({ sort }) => sort),
        upTo(items.length),
      );
    }
  }
});

dictionaries('DOM-02 the demo sites list the nine paper type categories in their usual sequence', () => {
  assert.equal(
    version1.paperTypeCategory.map(({ name }) => name),
    [
      'Essays',
      'Dissertation',
      'Homework help',
      'Questions and problems',
      'Admission help',
      'Other',
      'Content writing',
      'Resume',
      'Graphic design',
    ],
  );
  assert.equal(ids(version1.paperTypeCategory), upTo(9));
});

dictionaries('DOM-02 every paper type with special rules is in the category that the rules expect', () => {
  assert.is(version1.paperType.length, 58);
  const categoryOfGroup = {
    problems: categories.questionsAndProblems,
    questions: categories.questionsAndProblems,
    slides: categories.other,
    homework: categories.homeworkHelp,
    tasks: categories.homeworkHelp,
    dissertation: categories.dissertation,
    admissionHelp: categories.admissionHelp,
    resume: categories.resume,
    graphicDesign: categories.graphicDesign,
  };
  for (const [group, expectedCategory] of Object.entries(categoryOfGroup))
    for (const id of paperTypeGroups[group as keyof typeof categoryOfGroup].ids)
      assert.is(
        version1.paperType.find((type) => type.id === id)?.categoryId,
        expectedCategory,
        `type ${id}`,
      );
  assert.equal(
    version1.paperType.filter(({ version }) => version === 1).map(({ name }) => name),
    ['Problem solving', 'Presentation'],
  );
});

dictionaries('DOM-02 "Other" keeps the fixed ids to which resumes switch', () => {
  assert.is(version1.paperSubject.length, 66);
  assert.is(new Set(version1.paperSubject.map(({ categoryId }) => categoryId)).size, 7);
  assert.is(version1.paperSubject.find(({ id }) => id === otherSubject)?.name, 'Other');
  assert.is(version1.paperFormat.find(({ id }) => id === otherFormat)?.name, 'Other');
});

dictionaries('DOM-02 a site lists only the levels and deadlines of its price version', () => {
  assert.equal(ids(version1.academicLevel), [1, 2, 3]);
  assert.equal(ids(version1.deadline), upTo(9));
  assert.equal(ids(version2.academicLevel), [4, 5, 6, 7]);
  assert.equal(ids(version2.deadline), upTo(11));
  assert.is(version1.deadline[0]?.value, 10_800);
  assert.is(version1.deadline[8]?.value, 1_209_600);
});

dictionaries('DOM-02 currencies have the published exchange rates', () => {
  assert.equal(
    version1.currency.map(({ title, rate }) => [title, rate]),
    [
      ['USD', 1],
      ['EUR', 0.9],
      ['GBP', 0.78],
      ['AUD', 1.46],
      ['CAD', 1.31],
    ],
  );
});

dictionaries.run();
