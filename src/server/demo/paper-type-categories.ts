import type { Item } from '../../order/vocabulary/dictionaries.ts';
import { type PaperTypeCategoryId, paperTypeCategoryId } from '../../order/vocabulary/ids.ts';
import { fieldsOf } from '../../order/vocabulary/map-fields.ts';

export const categories = {
  essays: paperTypeCategoryId(1),
  dissertation: paperTypeCategoryId(2),
  homeworkHelp: paperTypeCategoryId(3),
  questionsAndProblems: paperTypeCategoryId(4),
  admissionHelp: paperTypeCategoryId(5),
  other: paperTypeCategoryId(6),
  contentWriting: paperTypeCategoryId(7),
  resume: paperTypeCategoryId(8),
  graphicDesign: paperTypeCategoryId(9),
} as const;

const names: Record<keyof typeof categories, string> = {
  essays: 'Essays',
  dissertation: 'Dissertation',
  homeworkHelp: 'Homework help',
  questionsAndProblems: 'Questions and problems',
  admissionHelp: 'Admission help',
  other: 'Other',
  contentWriting: 'Content writing',
  resume: 'Resume',
  graphicDesign: 'Graphic design',
};

/** Categories in the sequence in which widgets display them. */
export const paperTypeCategories: Item<PaperTypeCategoryId>[] = fieldsOf(names).map((key, index) => ({
  id: categories[key],
  name: names[key],
  sort: index + 1,
}));
