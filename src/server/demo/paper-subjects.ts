import type { PaperSubject } from '../../order/vocabulary/dictionaries.ts';
import { subjectId } from '../../order/vocabulary/ids.ts';

/** Names of subjects by the name of their category. The subject "Other" has the id 5, to which the paper type rules refer. */
const groups: Readonly<Record<string, readonly string[]>> = {
  Applied: [
    '1 Accounting',
    '2 Agriculture',
    '3 Architecture',
    '4 Business',
    '6 Civil engineering',
    '7 Computer engineering',
    '8 Criminal justice',
    '9 Education',
    '10 Electrical engineering',
    '11 Finance',
    '12 Healthcare',
    '13 Human resources',
    '14 Journalism',
    '15 Law',
    '16 Logistics',
    '17 Management',
    '18 Marketing',
    '19 Mechanical engineering',
    '20 Medicine',
    '21 Nursing',
    '22 Nutrition',
    '23 Social work',
    '24 Sports and fitness',
    '25 Tourism and hospitality',
  ],
  Arts: [
    '26 Art history',
    '27 Classical studies',
    '28 Creative writing',
    '29 Dance',
    '30 Design',
    '31 Film and theatre',
    '32 Literature',
    '33 Music',
    '34 Poetry',
    '35 Visual arts',
  ],
  Formal: [
    '36 Algebra',
    '37 Calculus',
    '38 Computer science',
    '39 Geometry',
    '40 Logic',
    '41 Mathematics',
    '42 Statistics',
  ],
  Interdisciplinary: [
    '43 Communications',
    '44 Environmental studies',
    '45 Ethics',
    '46 Gender studies',
    '47 International relations',
    '48 Media studies',
    '49 Urban studies',
  ],
  Natural: [
    '50 Astronomy',
    '51 Biology',
    '52 Chemistry',
    '53 Earth sciences',
    '54 Ecology',
    '55 Geography',
    '56 Physics',
  ],
  Social: [
    '57 Anthropology',
    '58 Archaeology',
    '59 Economics',
    '60 History',
    '61 Linguistics',
    '62 Philosophy',
    '63 Political science',
    '64 Psychology',
    '65 Religion',
    '66 Sociology',
  ],
  Other: ['5 Other'],
};

const subjectOf = (text: string) => {
  const space = text.indexOf(' ');
  return { id: subjectId(Number(text.slice(0, space))), name: text.slice(space + 1) };
};

export const paperSubjects: PaperSubject[] = Object.entries(groups)
  .flatMap(([categoryName, subjects], index) =>
    subjects.map((text) => ({ ...subjectOf(text), categoryId: index + 1, categoryName })),
  )
  .map((subject, index) => ({ ...subject, sort: index + 1 }));
