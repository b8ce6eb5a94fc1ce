import type { PaperType } from '../../order/vocabulary/dictionaries.ts';
import { otherPaperType, paperTypeId } from '../../order/vocabulary/ids.ts';
import { fieldsOf } from '../../order/vocabulary/map-fields.ts';
import { categories } from './paper-type-categories.ts';

/** Ids and names of a group's paper types, in the sequence in which widgets display them. */
type Rows = readonly (readonly [id: number, name: string])[];

// Ids that the paper type rules name are fixed. A provider may choose all other ids.
const groups: Record<keyof typeof categories, Rows> = {
  essays: [
    [1, 'Essay'],
    [18, 'Reflective essay'],
    [19, 'Argumentative essay'],
    [5, 'Research paper'],
    [6, 'Term paper'],
    [7, 'Coursework'],
    [8, 'Book report'],
    [9, 'Book review'],
    [10, 'Movie review'],
    [11, 'Article review'],
    [12, 'Literature review'],
    [13, 'Annotated bibliography'],
    [14, 'Case study'],
    [15, 'Lab report'],
    [16, 'Report'],
    [17, 'Critical thinking'],
    [23, 'Creative writing'],
  ],
  dissertation: [
    [49, 'Full dissertation'],
    [29, 'Thesis'],
    [30, 'Thesis or dissertation proposal'],
    [31, 'Dissertation introduction'],
    [32, 'Dissertation literature review'],
    [33, 'Dissertation methodology'],
    [34, 'Dissertation results and discussion'],
  ],
  homeworkHelp: [
    [35, 'Mathematics assignment'],
    [36, 'Physics assignment'],
    [37, 'Chemistry assignment'],
    [38, 'Biology assignment'],
    [40, 'Statistics assignment'],
    [41, 'Programming assignment'],
  ],
  questionsAndProblems: [
    [2, 'Problem solving'],
    [3, 'Multiple choice questions'],
    [51, 'Math problems'],
  ],
  admissionHelp: [
    [4, 'Admission essay'],
    [42, 'Personal statement'],
    [43, 'Scholarship essay'],
    [46, 'Application letter'],
  ],
  other: [
    [20, 'Speech'],
    [21, 'Business plan'],
    [24, 'Grant proposal'],
    [50, 'Presentation'],
    [55, 'PowerPoint slides'],
    [otherPaperType, 'Other'],
  ],
  contentWriting: [
    [22, 'Article'],
    [54, 'Blog post'],
    [64, 'Web page copy'],
    [65, 'Product description'],
  ],
  resume: [
    [44, 'Resume'],
    [45, 'Curriculum vitae'],
    [47, 'Cover letter'],
    [56, 'Resume editing'],
    [57, 'LinkedIn profile'],
    [58, 'Thank-you letter'],
  ],
  graphicDesign: [
    [59, 'Logo design'],
    [60, 'Poster design'],
    [61, 'Flyer design'],
    [62, 'Infographic'],
    [63, 'Book cover design'],
  ],
};

/** Ids of the types that exist only in price version 1: problem solving and presentation. */
const onlyInVersion1: readonly number[] = [2, 50];

export const paperTypes: PaperType[] = fieldsOf(groups)
  .flatMap((key) =>
    groups[key].map(([id, name]) => ({
      id: paperTypeId(id),
      name,
      categoryId: categories[key],
      version: onlyInVersion1.includes(id) ? (1 as const) : null,
    })),
  )
  .map((type, index) => ({ ...type, sort: index + 1 }));
